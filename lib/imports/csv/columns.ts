import { type ImportTable, importTables } from '../source.ts';

/** What files of lists can be brought in as. */
export const csvTables = importTables;
export type CsvTable = ImportTable;

/** A column that a file's column can be matched with. */
export interface CsvColumn {
  name: string;
  label: string;
  /** A row is nothing without it. */
  isNeeded?: true;
  /** What files call it besides its name and its label, in lower case, letters and digits only. */
  alsoCalled?: readonly string[];
}

const needed = { isNeeded: true } as const;
const picture = ['image', 'picture', 'photo', 'imagelink', 'thumbnail', 'pictureurl', 'imageurl'];
const words = ['details', 'notes', 'body', 'text', 'summary', 'content', 'about'];

/** The columns of each table, in the order in which forms offer them. */
export const csvColumns: Readonly<Record<CsvTable, readonly CsvColumn[]>> = {
  events: [
    {
      name: 'title',
      label: 'Title',
      ...needed,
      alsoCalled: ['name', 'event', 'eventname', 'subject', 'summary'],
    },
    {
      name: 'date',
      label: 'Date',
      ...needed,
      alsoCalled: ['startdate', 'start', 'day', 'when', 'eventdate', 'begin'],
    },
    { name: 'time', label: 'Time', alsoCalled: ['starttime', 'starts', 'begins', 'from', 'hours'] },
    { name: 'end_time', label: 'Ends at', alsoCalled: ['endtime', 'ends', 'until', 'finish', 'to'] },
    { name: 'end_date', label: 'Last day', alsoCalled: ['enddate', 'end', 'lastdate'] },
    { name: 'location', label: 'Place', alsoCalled: ['location', 'venue', 'where', 'room', 'address'] },
    { name: 'description', label: 'Description', alsoCalled: words },
    { name: 'image_url', label: 'Picture', alsoCalled: picture },
    {
      name: 'recurrence_frequency',
      label: 'Repeats',
      alsoCalled: ['recurrence', 'repeat', 'frequency', 'recurring'],
    },
    { name: 'weekday_occurrences', label: 'Weeks of the month (1 to 5)' },
    { name: 'target_weekday', label: 'Weekday (0 Sunday to 6)' },
    { name: 'is_featured', label: 'Featured', alsoCalled: ['featured'] },
    { name: 'show_in_banner', label: 'In the banner', alsoCalled: ['banner'] },
    { name: 'is_offsite', label: 'Elsewhere', alsoCalled: ['offsite'] },
    { name: 'kind', label: 'Event or service' },
    { name: 'length_minutes', label: 'Length in minutes', alsoCalled: ['duration', 'minutes'] },
    { name: 'id', label: 'Id' },
  ],
  sermons: [
    { name: 'title', label: 'Title', ...needed, alsoCalled: ['name', 'sermon', 'sermontitle', 'message'] },
    { name: 'date', label: 'Date', ...needed, alsoCalled: ['preached', 'published', 'day', 'sermondate'] },
    { name: 'speaker', label: 'Speaker', alsoCalled: ['preacher', 'pastor', 'author', 'by'] },
    {
      name: 'video_url',
      label: 'Video or audio',
      ...needed,
      alsoCalled: ['video', 'audio', 'link', 'url', 'media', 'youtube', 'vimeo', 'mp3'],
    },
    { name: 'description', label: 'Description', alsoCalled: words.filter((word) => word !== 'notes') },
    { name: 'passage', label: 'Passage', alsoCalled: ['scripture', 'text', 'bible', 'reference', 'verses'] },
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
      alsoCalled: ['when', 'time', 'times', 'schedule', 'meetingtime'],
    },
    { name: 'link', label: 'Link', alsoCalled: ['url', 'website', 'email'] },
    { name: 'imageurl', label: 'Picture', alsoCalled: picture },
    { name: 'has_fixed_time', label: 'Always the women’s time' },
    { name: 'id', label: 'Id' },
  ],
  leaders: [
    { name: 'name', label: 'Name', ...needed, alsoCalled: ['fullname', 'leader', 'person', 'title'] },
    { name: 'role', label: 'Role', alsoCalled: ['position', 'job', 'jobtitle', 'office'] },
    { name: 'words', label: 'Words', alsoCalled: ['bio', 'biography', 'description', ...words] },
    { name: 'email', label: 'E-mail, for everybody to read', alsoCalled: ['email', 'mail', 'emailaddress'] },
    { name: 'picture_url', label: 'Picture', alsoCalled: picture },
  ],
  announcements: [
    { name: 'message', label: 'Message', ...needed, alsoCalled: ['title', 'announcement', 'text', 'body'] },
    { name: 'start_date', label: 'From', ...needed, alsoCalled: ['start', 'startdate', 'starts', 'begins'] },
    { name: 'end_date', label: 'Until', ...needed, alsoCalled: ['end', 'enddate', 'ends', 'expires'] },
    { name: 'is_active', label: 'Active', alsoCalled: ['active', 'enabled'] },
    { name: 'background_color', label: 'Background' },
    { name: 'text_color', label: 'Text color' },
    { name: 'scroll_speed', label: 'Speed' },
    { name: 'timezone', label: 'Time zone' },
    { name: 'is_urgent', label: 'Urgent' },
    { name: 'id', label: 'Id' },
  ],
  prayer_team_emails: [
    { name: 'email', label: 'E-mail', ...needed, alsoCalled: ['mail', 'emailaddress', 'address'] },
    { name: 'name', label: 'Name', alsoCalled: ['fullname', 'member'] },
    { name: 'active', label: 'Active' },
    { name: 'id', label: 'Id' },
  ],
  prayer_requests: [
    { name: 'name', label: 'Name', ...needed },
    { name: 'email', label: 'E-mail', ...needed, alsoCalled: ['mail', 'emailaddress'] },
    { name: 'request', label: 'Request', ...needed, alsoCalled: ['prayer', 'text', 'message'] },
    { name: 'is_anonymous', label: 'Anonymous', alsoCalled: ['anonymous'] },
    { name: 'status', label: 'Status' },
    { name: 'created_at', label: 'Asked at', alsoCalled: ['date', 'created'] },
    { name: 'id', label: 'Id' },
  ],
};

/** A match of a file's headers with a table's columns; '' for a header that is left out. */
export type ColumnMatch = Readonly<Record<string, string>>;

/** Which column each header of a file means, by its name: each column once, the closest name first. */
export function guessColumns(table: CsvTable, headers: readonly string[]): ColumnMatch {
  const free = new Set(csvColumns[table].map(({ name }) => name));
  const match = new Map<string, string>(headers.map((header) => [header, '']));
  const spellings = [
    ({ name }: CsvColumn) => [plain(name)],
    ({ label }: CsvColumn) => [plain(label)],
    ({ alsoCalled = [] }: CsvColumn) => alsoCalled,
  ];
  for (const spellingsOf of spellings) {
    for (const header of headers) {
      if (match.get(header) !== '') continue;
      const found = csvColumns[table].find(
        (column) => free.has(column.name) && spellingsOf(column).includes(plain(header)),
      );
      if (!found) continue;
      match.set(header, found.name);
      free.delete(found.name);
    }
  }
  return Object.fromEntries(match);
}

/** The labels of columns that a row needs and that no header is matched with. */
export function missingColumns(table: CsvTable, match: ColumnMatch): string[] {
  const matched = new Set(Object.values(match));
  return csvColumns[table]
    .filter(({ name, isNeeded }) => isNeeded && !matched.has(name))
    .map(({ label }) => label);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
