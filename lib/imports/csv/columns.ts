import { type ImportTable, importTables } from '#lib/activity/content-tables.ts';

/** The tables that lists can be imported into. */
export const csvTables = importTables;
export type CsvTable = ImportTable;

/** A column that a file's column can be matched with. */
export interface CsvColumn {
  name: string;
  label: string;
  /** Whether a row is invalid without it. */
  isNeeded?: boolean;
  /** The column that it is a part of and can replace. */
  partOf?: string;
  /** Other names in files, in lower case, letters and digits only, without accents. */
  alsoCalled: readonly string[];
}

/** Returns a column; `called` is a list of its other names in files, separated by blanks. */
function column(name: string, label: string, called = ''): CsvColumn {
  return { name, label, alsoCalled: called.split(' ').filter(Boolean) };
}

function needed(name: string, label: string, called = ''): CsvColumn {
  return { ...column(name, label, called), isNeeded: true };
}

const id = column('id', 'Id');
const nameParts: readonly CsvColumn[] = [
  column('first_name', 'First name', 'first givenname forename vorname prenom nombre primernombre voornaam'),
  column(
    'last_name',
    'Last name',
    'last surname familyname nachname nomdefamille apellido apellidos achternaam',
  ),
].map((part) => ({ ...part, partOf: 'name' }));
const personalMail =
  'mail emailaddress address homeemail primaryemail personalemail preferredemail ' +
  'contactemail workemail email1 email1value correo correoelectronico emailadresse';
const picture = 'image picture photo imagelink thumbnail pictureurl imageurl';
const words = 'details notes body text summary content about';

/** The columns of each table, in the order of the form. */
export const csvColumns: Readonly<Record<CsvTable, readonly CsvColumn[]>> = {
  events: [
    needed(
      'title',
      'Title',
      'name event eventname eventtitle subject summary betreff titel titre objet titulo ' +
        'asunto titolo oggetto onderwerp assunto',
    ),
    needed(
      'date',
      'Date',
      'startdate start day when eventdate begin begindate fromdate datefrom startsat ' +
        'startat startson startdatetime startdateandtime datetime dateandtime eventstart ' +
        'eventstartdate starts begins beginntam datum startdatum beginn datededebut debut ' +
        'fecha fechadeinicio fechadecomienzo comienzo inicio data datadinizio datadeinicio ' +
        'begindatum inizio',
    ),
    column(
      'time',
      'Time',
      'starttime starts begins from hours begintime eventtime eventstarttime beginntum ' +
        'uhrzeit zeit startzeit heure heurededebut hora horadeinicio horadecomienzo ora ' +
        'oradinizio tijd begintijd',
    ),
    column(
      'end_time',
      'Ends at',
      'endtime ends until finish to endat finishtime eventendtime endetum endzeit ' +
        'heuredefin horadefin horadefinalizacion horadetermino oradifine eindtijd',
    ),
    column(
      'end_date',
      'Last day',
      'enddate end lastdate enddatetime enddateandtime endson todate dateto through ' +
        'eventend eventenddate endetam enddatum ende datedefin fin fechadefin ' +
        'fechadefinalizacion datadetermino datadifine fine einddatum finishdate',
    ),
    column(
      'is_all_day',
      'All day',
      'allday alldayevent wholeday fullday ganztagigesereignis ganztagig journeeentiere ' +
        'eventodetododia eventodetodoeldia todoeldia giornataintera giornatacompleta heledag ' +
        'eventodiainteiro diainteiro',
    ),
    column(
      'location',
      'Place',
      'location venue where room address ort lieu emplacement lugar ubicacion luogo locatie local',
    ),
    column(
      'description',
      'Description',
      `${words} beschreibung descripcion descrizione beschrijving descricao`,
    ),
    column('image_url', 'Picture', picture),
    column('recurrence_frequency', 'Repeats', 'recurrence repeat frequency recurring'),
    column('weekday_occurrences', 'Weeks of the month (1 to 5)'),
    column('target_weekday', 'Weekday (0 Sunday to 6)'),
    column('is_featured', 'Featured', 'featured'),
    column('show_in_banner', 'In the banner', 'banner'),
    column('is_offsite', 'Elsewhere', 'offsite'),
    column('kind', 'Event or service'),
    column('length_minutes', 'Length in minutes', 'duration minutes'),
    column('is_private', 'Private: left out', 'private sensitivity'),
    id,
  ],
  sermons: [
    needed('title', 'Title', 'name sermon sermontitle message'),
    needed('date', 'Date', 'preached published day sermondate'),
    column('speaker', 'Speaker', 'preacher pastor author by'),
    needed('video_url', 'Video or audio', 'video audio link url media youtube vimeo mp3'),
    column('description', 'Description', words.replace('notes ', '')),
    column('passage', 'Passage', 'scripture text bible reference verses'),
    column('series', 'Series', 'sermonseries'),
    column('thumbnail_url', 'Picture', picture),
    column('notes', 'Notes'),
    id,
  ],
  ministries: [
    needed('title', 'Title', 'name ministry group'),
    column('description', 'Description', words),
    column('category', 'Category', 'type audience'),
    column('leadername', 'Leader', 'leader contact contactname'),
    column('meetingtimes', 'Meets', 'when time times schedule meetingtime'),
    column('link', 'Link', 'url website email'),
    column('imageurl', 'Picture', picture),
    column('has_fixed_time', 'Always the women’s time'),
    id,
  ],
  leaders: [
    needed('name', 'Name', 'fullname leader person title'),
    ...nameParts,
    column('role', 'Role', 'position job jobtitle office'),
    column('words', 'Words', `bio biography description ${words}`),
    column('email', 'E-mail, for everybody to read', 'email mail emailaddress'),
    column('picture_url', 'Picture', picture),
  ],
  announcements: [
    needed('message', 'Message', 'title announcement text body'),
    needed('start_date', 'From', 'start startdate starts begins'),
    needed('end_date', 'Until', 'end enddate ends expires'),
    column('is_active', 'Active', 'active enabled'),
    column('background_color', 'Background'),
    column('text_color', 'Text color'),
    column('link', 'Link'),
    column('scroll_speed', 'Speed'),
    column('timezone', 'Time zone'),
    column('is_urgent', 'Urgent'),
    id,
  ],
  prayer_team_emails: [
    needed('email', 'E-mail', personalMail),
    column('name', 'Name', 'fullname member displayname'),
    ...nameParts,
    column('active', 'Active'),
    id,
  ],
  prayer_requests: [
    needed('name', 'Name'),
    ...nameParts,
    needed('email', 'E-mail', personalMail),
    needed('request', 'Request', 'prayer text message'),
    column('is_anonymous', 'Anonymous', 'anonymous'),
    column('status', 'Status'),
    column('created_at', 'Asked at', 'date created'),
    id,
  ],
};
