const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What the process that reads a source may take. Beyond it the process is killed, and the run fails in words. */
export const processLimits = {
  /** Of its heap. */
  megabytes: 384,
  /** From one message to the next; sources are given up to a minute for one answer of theirs. */
  silentMilliseconds: 3 * 60 * 1000,
  wholeMilliseconds: 20 * 60 * 1000,
} as const;

/** What one message of that process holds at most: parsing it must not delay other requests. */
export const messageLimits = { rows: 100, bytes: 256 * kilobyte } as const;

/** What is read of any source at most. */
export const stagedLimits = { rowBytes: megabyte, totalBytes: 256 * megabyte, keyCharacters: 500 } as const;

/** Of a feed or an export: `sax` takes time by the square of an element's attributes. */
export const xmlLimits = { attributes: 300, charactersAtOnce: 4096 } as const;

/** Of a list. */
export const csvLimits = { columns: 500 } as const;

/** Of one entry of a calendar, as unfolded lines. */
export const icsLimits = {
  entryCharacters: megabyte,
  /** Longer texts are cut, other properties that are read make the entry unreadable. */
  lineCharacters: 100_000,
  /** The parameters of a property. */
  parameterCharacters: 4000,
  /** Dates that are added or left out. */
  dates: 10_000,
} as const;

/** Of the tables of another database. */
export const databaseLimits = {
  rows: 200_000,
  rowBytes: 256 * kilobyte,
  rowsAtOnce: 100,
  /** In answer to one question, whatever messages it comes in. */
  answerBytes: 32 * megabyte,
  totalBytes: 256 * megabyte,
} as const;
