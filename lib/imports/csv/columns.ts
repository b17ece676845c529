import { type ImportTable, importTables } from '#lib/activity/content-tables.ts';

/** Tables whose rows no list has. */
const ofSites = ['site_pages', 'documents', 'navigation', 'podcast', 'translations'] as const;
export type CsvTable = Exclude<ImportTable, (typeof ofSites)[number]>;
/** The tables that lists can be imported into. */
export const csvTables = importTables.filter(
  (table): table is CsvTable => !(ofSites as readonly string[]).includes(table),
);

/** A column that a file's column can be matched with. */
export interface CsvColumn {
  name: string;
  /** Whether a row is invalid without it. */
  isNeeded?: boolean;
  /** The column that it is a part of, or an equal of, and can replace. */
  partOf?: string;
  /** Other names in files, in lower case, letters and digits only, without accents. */
  alsoCalled: readonly string[];
}

/** Returns a column; `called` is a list of its other names in files, separated by blanks. */
function column(name: string, called = ''): CsvColumn {
  return { name, alsoCalled: called.split(' ').filter(Boolean) };
}

function needed(name: string, called = ''): CsvColumn {
  return { ...column(name, called), isNeeded: true };
}

const id = column('id');
const nameParts: readonly CsvColumn[] = [
  column('first_name', 'first givenname forename vorname prenom nombre primernombre voornaam'),
  column('last_name', 'last surname familyname nachname nomdefamille apellido apellidos achternaam'),
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
      'name event eventname eventtitle subject summary betreff titel titre objet titulo ' +
        'asunto titolo oggetto onderwerp assunto',
    ),
    needed(
      'date',
      'startdate start day when eventdate begin begindate fromdate datefrom startsat ' +
        'startat startson startdatetime startdateandtime datetime dateandtime eventstart ' +
        'eventstartdate starts begins beginntam datum startdatum beginn datededebut debut ' +
        'fecha fechadeinicio fechadecomienzo comienzo inicio data datadinizio datadeinicio ' +
        'begindatum inizio',
    ),
    column(
      'time',
      'starttime starts begins from hours begintime eventtime eventstarttime beginntum ' +
        'uhrzeit zeit startzeit heure heurededebut hora horadeinicio horadecomienzo ora ' +
        'oradinizio tijd begintijd',
    ),
    column(
      'end_time',
      'endtime ends until finish to endat finishtime eventendtime endetum endzeit ' +
        'heuredefin horadefin horadefinalizacion horadetermino oradifine eindtijd',
    ),
    column(
      'end_date',
      'enddate end lastdate enddatetime enddateandtime endson todate dateto through ' +
        'eventend eventenddate endetam enddatum ende datedefin fin fechadefin ' +
        'fechadefinalizacion datadetermino datadifine fine einddatum finishdate',
    ),
    column(
      'is_all_day',
      'allday alldayevent wholeday fullday ganztagigesereignis ganztagig journeeentiere ' +
        'eventodetododia eventodetodoeldia todoeldia giornataintera giornatacompleta heledag ' +
        'eventodiainteiro diainteiro',
    ),
    column(
      'location',
      'location venue where room address ort lieu emplacement lugar ubicacion luogo locatie local',
    ),
    column('description', `${words} beschreibung descripcion descrizione beschrijving descricao`),
    column('image_url', picture),
    column('recurrence_frequency', 'recurrence repeat frequency recurring'),
    column('weekday_occurrences'),
    column('target_weekday'),
    column('is_featured', 'featured'),
    column('show_in_banner', 'banner'),
    column('is_offsite', 'offsite'),
    column('kind'),
    column(
      'held_in',
      'language languages inlanguage idioma idiomas lengua langue sprache sprachen lingua taal lingue',
    ),
    column('length_minutes', 'duration minutes'),
    column('is_private', 'private sensitivity'),
    id,
  ],
  sermons: [
    needed('title', 'name sermon sermontitle message'),
    needed('date', 'preached published day sermondate'),
    column('speaker', 'preacher pastor author by'),
    needed('video_url', 'video link url media youtube vimeo videolink'),
    { ...column('audio_url', 'audio mp3 sound podcast audiofile audiolink soundfile'), partOf: 'video_url' },
    column('description', words.replace('notes ', '')),
    column('passage', 'scripture text bible reference verses'),
    column('series', 'sermonseries'),
    column('thumbnail_url', picture),
    column('notes'),
    id,
  ],
  ministries: [
    needed('title', 'name ministry group'),
    column('description', words),
    column('category', 'type audience'),
    column('leadername', 'leader contact contactname'),
    column('meetingtimes', 'when time times schedule meetingtime'),
    column('link', 'url website email'),
    column('imageurl', picture),
    column('has_fixed_time'),
    id,
  ],
  leaders: [
    needed('name', 'fullname leader person title'),
    ...nameParts,
    column('role', 'position job jobtitle office'),
    column('words', `bio biography description ${words}`),
    column('email', 'email mail emailaddress'),
    column('picture_url', picture),
  ],
  announcements: [
    needed('message', 'title announcement text body'),
    needed('start_date', 'start startdate starts begins'),
    needed('end_date', 'end enddate ends expires'),
    column('is_active', 'active enabled'),
    column('background_color'),
    column('text_color'),
    column('link'),
    column('scroll_speed'),
    column('timezone'),
    column('is_urgent'),
    id,
  ],
  prayer_team_emails: [
    needed('email', personalMail),
    column('name', 'fullname member displayname'),
    ...nameParts,
    column('active'),
    id,
  ],
  prayer_requests: [
    needed('name'),
    ...nameParts,
    needed('email', personalMail),
    needed('request', 'prayer text message'),
    column('is_anonymous', 'anonymous'),
    column('status'),
    column('created_at', 'date created'),
    id,
  ],
};
