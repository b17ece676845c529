/** Messages about calendars. */
export const icsMessages = {
  label: 'A calendar (Google, Outlook, Planning Center, Breeze, ChurchTools)',
  about: 'Events of a calendar in the iCal format, once or kept in step.',
  name: 'a calendar',
  address: 'Please give the whole address of the calendar, such as https://…/basic.ics.',
  page: 'This address shows a page, not a calendar. Please look there for the calendar’s own address; it often ends in .ics.',
  notACalendar: 'This is not a calendar.',
  brokenOff: 'The calendar broke off before its end.',
  tooLarge: 'The calendar is larger than 20 MB.',
  tooMany: (most: number) => `The calendar has more than ${most.toLocaleString('en-US')} entries.`,
  tooManyDates: (most: number) => `The calendar gives more than ${most.toLocaleString('en-US')} events.`,
  quoted: (title: string) => `“${title}”`,
  entry: (place: number) => `Entry ${place}`,
  unreadable: (name: string) => `${name} could not be read and was left out.`,
  strayLine: (title: string, line: string) => `A line of “${title}” could not be read: “${line}”.`,
  impossibleEnd: (title: string) => `The end of “${title}” cannot be right. It was taken without an end.`,
  removedDate: (title: string, date: string) =>
    `A date that “${title}” leaves out could not be read, and may be shown: “${date}”.`,
  addedDate: (title: string, date: string) =>
    `A further date of “${title}” could not be read and was left out: “${date}”.`,
  untitled: (date: string) => `An entry on ${date} has no title and was left out.`,
  versions: (title: string) => `“${title}” is in the calendar in several versions. The latest one was taken.`,
  private: (count: number) =>
    count === 1 ? 'One private entry was left out.' : `${count} private entries were left out.`,
  unknownZone: (zone: string) =>
    `The time zone “${zone}” is not known: its times were taken as the church’s own.`,
  rule: (title: string) => `“${title}” repeats in a way that the site does not know. It was left out.`,
  noDates: (title: string) =>
    `The rule by which “${title}” repeats gives no date. The date that it begins on was taken.`,
  outdatedExceptions: (title: string) =>
    `“${title}” has exceptions of an outdated kind (EXRULE). Some of its dates may be too many.`,
  cancelledSeries: (title: string) => `All of “${title}” is cancelled. It was left out.`,
  earlierDates: (title: string, count: number) => `Of “${title}” the latest ${count} dates were taken.`,
} as const;
