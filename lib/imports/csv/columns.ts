import { type ImportTable, importTables } from '#lib/activity/content-tables.ts';

/** The tables that lists can be imported into. */
export const csvTables = importTables;
export type CsvTable = ImportTable;

/** A column that a file's column can be matched with. */
export interface CsvColumn {
  name: string;
  label: string;
  /** A row is nothing without it. */
  isNeeded?: true;
  /** The column that it is a part of, and that it stands in for. */
  partOf?: string;
  /** What files call it besides its name and its label: in lower case, letters and digits only, without accents. */
  alsoCalled?: readonly string[];
}

/** Names in a row, as they are compared. */
function named(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

const needed = { isNeeded: true } as const;
const nameParts = [
  {
    name: 'first_name',
    label: 'First name',
    partOf: 'name',
    alsoCalled: named('first givenname forename vorname prenom nombre primernombre voornaam'),
  },
  {
    name: 'last_name',
    label: 'Last name',
    partOf: 'name',
    alsoCalled: named('last surname familyname nachname nomdefamille apellido apellidos achternaam'),
  },
] as const satisfies readonly CsvColumn[];
const personalMail = named(
  'mail emailaddress address homeemail primaryemail personalemail preferredemail',
  'contactemail workemail email1 email1value correo correoelectronico emailadresse',
);
const picture = ['image', 'picture', 'photo', 'imagelink', 'thumbnail', 'pictureurl', 'imageurl'];
const words = ['details', 'notes', 'body', 'text', 'summary', 'content', 'about'];

/** The columns of each table, in the order in which forms offer them. */
export const csvColumns: Readonly<Record<CsvTable, readonly CsvColumn[]>> = {
  events: [
    {
      name: 'title',
      label: 'Title',
      ...needed,
      alsoCalled: named(
        'name event eventname eventtitle subject summary betreff titel titre objet titulo',
        'asunto titolo oggetto onderwerp assunto',
      ),
    },
    {
      name: 'date',
      label: 'Date',
      ...needed,
      alsoCalled: named(
        'startdate start day when eventdate begin begindate fromdate datefrom startsat',
        'startat startson startdatetime startdateandtime datetime dateandtime eventstart',
        'eventstartdate starts begins beginntam datum startdatum beginn datededebut debut',
        'fecha fechadeinicio fechadecomienzo comienzo inicio data datadinizio datadeinicio',
        'begindatum inizio',
      ),
    },
    {
      name: 'time',
      label: 'Time',
      alsoCalled: named(
        'starttime starts begins from hours begintime eventtime eventstarttime beginntum',
        'uhrzeit zeit startzeit heure heurededebut hora horadeinicio horadecomienzo ora',
        'oradinizio tijd begintijd',
      ),
    },
    {
      name: 'end_time',
      label: 'Ends at',
      alsoCalled: named(
        'endtime ends until finish to endat finishtime eventendtime endetum endzeit',
        'heuredefin horadefin horadefinalizacion horadetermino oradifine eindtijd',
      ),
    },
    {
      name: 'end_date',
      label: 'Last day',
      alsoCalled: named(
        'enddate end lastdate enddatetime enddateandtime endson todate dateto through',
        'eventend eventenddate endetam enddatum ende datedefin fin fechadefin',
        'fechadefinalizacion datadetermino datadifine fine einddatum finishdate',
      ),
    },
    {
      name: 'is_all_day',
      label: 'All day',
      alsoCalled: named(
        'allday alldayevent wholeday fullday ganztagigesereignis ganztagig journeeentiere',
        'eventodetododia eventodetodoeldia todoeldia giornataintera giornatacompleta heledag',
        'eventodiainteiro diainteiro',
      ),
    },
    {
      name: 'location',
      label: 'Place',
      alsoCalled: named(
        'location venue where room address ort lieu emplacement lugar ubicacion luogo locatie',
        'local',
      ),
    },
    {
      name: 'description',
      label: 'Description',
      alsoCalled: [...words, 'beschreibung', 'descripcion', 'descrizione', 'beschrijving', 'descricao'],
    },
    { name: 'image_url', label: 'Picture', alsoCalled: picture },
    {
      name: 'recurrence_frequency',
      label: 'Repeats',
      alsoCalled: named('recurrence repeat frequency recurring'),
    },
    { name: 'weekday_occurrences', label: 'Weeks of the month (1 to 5)' },
    { name: 'target_weekday', label: 'Weekday (0 Sunday to 6)' },
    { name: 'is_featured', label: 'Featured', alsoCalled: ['featured'] },
    { name: 'show_in_banner', label: 'In the banner', alsoCalled: ['banner'] },
    { name: 'is_offsite', label: 'Elsewhere', alsoCalled: ['offsite'] },
    { name: 'kind', label: 'Event or service' },
    { name: 'length_minutes', label: 'Length in minutes', alsoCalled: ['duration', 'minutes'] },
    { name: 'is_private', label: 'Private: left out', alsoCalled: ['private', 'sensitivity'] },
    { name: 'id', label: 'Id' },
  ],
  sermons: [
    { name: 'title', label: 'Title', ...needed, alsoCalled: named('name sermon sermontitle message') },
    { name: 'date', label: 'Date', ...needed, alsoCalled: named('preached published day sermondate') },
    { name: 'speaker', label: 'Speaker', alsoCalled: named('preacher pastor author by') },
    {
      name: 'video_url',
      label: 'Video or audio',
      ...needed,
      alsoCalled: named('video audio link url media youtube vimeo mp3'),
    },
    { name: 'description', label: 'Description', alsoCalled: words.filter((word) => word !== 'notes') },
    { name: 'passage', label: 'Passage', alsoCalled: named('scripture text bible reference verses') },
    { name: 'series', label: 'Series', alsoCalled: ['sermonseries'] },
    { name: 'thumbnail_url', label: 'Picture', alsoCalled: picture },
    { name: 'notes', label: 'Notes' },
    { name: 'id', label: 'Id' },
  ],
  ministries: [
    { name: 'title', label: 'Title', ...needed, alsoCalled: ['name', 'ministry', 'group'] },
    { name: 'description', label: 'Description', alsoCalled: words },
    { name: 'category', label: 'Category', alsoCalled: ['type', 'audience'] },
    { name: 'leadername', label: 'Leader', alsoCalled: ['leader', 'contact', 'contactname'] },
    {
      name: 'meetingtimes',
      label: 'Meets',
      alsoCalled: named('when time times schedule meetingtime'),
    },
    { name: 'link', label: 'Link', alsoCalled: ['url', 'website', 'email'] },
    { name: 'imageurl', label: 'Picture', alsoCalled: picture },
    { name: 'has_fixed_time', label: 'Always the women’s time' },
    { name: 'id', label: 'Id' },
  ],
  leaders: [
    { name: 'name', label: 'Name', ...needed, alsoCalled: named('fullname leader person title') },
    ...nameParts,
    { name: 'role', label: 'Role', alsoCalled: named('position job jobtitle office') },
    { name: 'words', label: 'Words', alsoCalled: ['bio', 'biography', 'description', ...words] },
    { name: 'email', label: 'E-mail, for everybody to read', alsoCalled: ['email', 'mail', 'emailaddress'] },
    { name: 'picture_url', label: 'Picture', alsoCalled: picture },
  ],
  announcements: [
    { name: 'message', label: 'Message', ...needed, alsoCalled: named('title announcement text body') },
    { name: 'start_date', label: 'From', ...needed, alsoCalled: named('start startdate starts begins') },
    { name: 'end_date', label: 'Until', ...needed, alsoCalled: named('end enddate ends expires') },
    { name: 'is_active', label: 'Active', alsoCalled: ['active', 'enabled'] },
    { name: 'background_color', label: 'Background' },
    { name: 'text_color', label: 'Text color' },
    { name: 'link', label: 'Link' },
    { name: 'scroll_speed', label: 'Speed' },
    { name: 'timezone', label: 'Time zone' },
    { name: 'is_urgent', label: 'Urgent' },
    { name: 'id', label: 'Id' },
  ],
  prayer_team_emails: [
    { name: 'email', label: 'E-mail', ...needed, alsoCalled: personalMail },
    { name: 'name', label: 'Name', alsoCalled: ['fullname', 'member', 'displayname'] },
    ...nameParts,
    { name: 'active', label: 'Active' },
    { name: 'id', label: 'Id' },
  ],
  prayer_requests: [
    { name: 'name', label: 'Name', ...needed },
    ...nameParts,
    { name: 'email', label: 'E-mail', ...needed, alsoCalled: personalMail },
    { name: 'request', label: 'Request', ...needed, alsoCalled: ['prayer', 'text', 'message'] },
    { name: 'is_anonymous', label: 'Anonymous', alsoCalled: ['anonymous'] },
    { name: 'status', label: 'Status' },
    { name: 'created_at', label: 'Asked at', alsoCalled: ['date', 'created'] },
    { name: 'id', label: 'Id' },
  ],
};
