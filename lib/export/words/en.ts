export default {
  export: {
    /** Above the whole page, of which the export is a part. */
    pageLead: 'Everything on this site is yours: back it up, export it, or import it from another site.',
    title: 'Take everything along',
    lead: 'One zip with all that the church has here: every table for programs and for spreadsheets, the calendar, the sermons’ feed, all uploaded files, and a text that says what is what. No passwords.',
    prayer: 'Include prayer requests',
    subscribers: 'Include the people who get letters',
    subscribersWarning: 'The file then holds their names and addresses. Use it only for what they agreed to.',
    warning:
      'The file then holds what people asked prayer for, with their names and addresses. Keep it where only people who may read them can open it.',
    download: 'Download everything',
    downloadFailed: (message: string) => `Failed to download: ${message}`,
    trueOrFalse: 'Please say true or false.',
  } as const,
  /** The text that explains the export, for readers who do not have the site. */
  exportReadMe: {
    title: (church: string) => `${church}: everything on its website`,
    written: (moment: string, site: string) =>
      `Written on ${moment} by ${site}. Tables are read one after the other: what was changed while this was written may be in one file and not yet in another.`,
    here: 'What is here',
    json: (tables: number) =>
      `Each of the ${tables} tables below, whole. This is what a program should read.`,
    csv: 'The tables that are lists, for spreadsheets: a row to a line, names of columns first.',
    calendar: 'The calendar as other calendars read it (iCalendar, RFC 5545), with its series.',
    sermons: 'The newest sermons as podcast and news programs read them (RSS 2.0).',
    uploads:
      'The files that were uploaded; pictures are WebP each. The rows name them as /uploads/..., or by their name alone.',
    reading: 'How to read it',
    texts:
      'All texts are UTF-8. CSV is as RFC 4180 has it, begins with a byte order mark, and keeps lists and objects as JSON within a cell. A cell that begins with =, +, - or @ has an apostrophe before it, so that no spreadsheet takes it for a formula: remove it again.',
    dates: (zone: string) =>
      `Dates are yyyy-MM-dd and times are what people read on the clock, both in the time zone of the church: ${zone} (IANA). Moments such as created_at are ISO 8601 in UTC. Announcements name a zone of their own.`,
    pictures: 'A picture whose address begins with https:// is kept elsewhere, at that address.',
    missing: 'What is not here',
    secrets: 'Passwords, second factors, sessions and the keys of the site are in no export.',
    noPrayer: 'Prayer requests were not asked for.',
    noSubscribers: 'The people who get letters were not asked for.',
    purpose: 'This is for reading and moving on. To bring this site back as it was, keep its backups.',
    tables: 'The tables',
    activityLog: 'What staff changed in the last year, never anything of prayer requests.',
  } as const,
};
