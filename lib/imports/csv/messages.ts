/** Messages about lists. */
export const csvMessages = {
  label: 'A list from a spreadsheet (CSV)',
  about: 'Events, sermons, ministries, leaders and other lists that were saved as CSV.',
  name: 'a spreadsheet',
  table: 'Please choose what the list holds.',
  matchAgain: 'Please match the columns again.',
  tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
  line: (line: number) => `line ${line}`,
  unknownColumn: (name: string) => `There is no column “${name}” for these rows.`,
  missing: (labels: readonly string[]) =>
    `Please match these with a column of the file: ${labels.join(', ')}.`,
  unreadable: 'The file could not be read as a list.',
  unreadableNear: (line: number) =>
    `The file could not be read as a list. Something is wrong near line ${line}.`,
  openQuote: (line: number) =>
    `The file could not be read as a list. Something is wrong near line ${line}, such as a quotation mark that is never closed.`,
  tooMany: (most: number) => `Only the first ${most} rows were read.`,
  private: (count: number) =>
    count === 1 ? 'One private row was left out.' : `${count} private rows were left out.`,
  strayLetters: (line: number) =>
    `Some letters of the file are not in its encoding, UTF-8, the first in line ${line}. They were read as Windows-1252; please look at them.`,
  eitherWay: (written: string, read: string) =>
    `“${written}” can be read two ways, and this list has dates of both. It was read as ${read}.`,
  noYear: (written: string, year: number) => `“${written}” has no year, so ${year} was taken.`,
  noTime: (written: string) =>
    `the time “${written}” could not be read. It is shown as it is written, and calendars show the whole day.`,
  noStart: (end: string) =>
    `it ends at “${end}” and gives no time to begin, so it is shown for the whole day.`,
  noMoment: (written: string) =>
    `when it was asked, “${written}”, could not be read, so it counts as asked today.`,
  ofRow: (title: string, line: number, note: string) => `“${title}” (line ${line}): ${note}`,
  prayerRequest: (line: number) => `Prayer request, line ${line}`,
} as const;
