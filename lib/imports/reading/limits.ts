const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Limits of the process that reads a source. Beyond them it is killed, and the run fails with a message. */
export const processLimits = {
  megabytes: 384,
  /** Between two messages; one response of a source may take a minute. */
  silentMilliseconds: 3 * 60 * 1000,
  wholeMilliseconds: 20 * 60 * 1000,
} as const;

/** Limits of what is read of an old site, one address a second. */
export const siteLimits = {
  addresses: 1500,
  bytes: 2 * 1024 * megabyte,
  wholeMilliseconds: 40 * 60 * 1000,
  pauseMilliseconds: 1000,
  answerBytes: 8 * megabyte,
  answerMilliseconds: 30_000,
  sitemaps: 60,
} as const;

/** The time limit of the process that reads an old site, with what it does after the last request. */
export const siteProcessMilliseconds = siteLimits.wholeMilliseconds + 10 * 60 * 1000;

/** Limits of one message of that process, so that parsing it does not delay other requests. */
export const messageLimits = { rows: 100, bytes: 256 * kilobyte } as const;

/** Limits of any source. */
export const stagedLimits = {
  rowBytes: megabyte,
  totalBytes: 256 * megabyte,
  keyCharacters: 500,
  /** What a source may say about the church. */
  facts: 200,
  factCharacters: 8000,
} as const;

/** Limits of a feed or an export: the time of `sax` grows with the square of an element's attributes. */
export const xmlLimits = { attributes: 300, charactersAtOnce: 4096 } as const;

export const csvLimits = { columns: 500 } as const;

/** Limits of one entry of a calendar, after unfolding. */
export const icsLimits = {
  entryCharacters: megabyte,
  /** Longer texts are shortened; an entry with another longer property is unreadable. */
  lineCharacters: 100_000,
  parameterCharacters: 4000,
  dates: 10_000,
} as const;

/** Limits of another database. */
export const databaseLimits = {
  rows: 200_000,
  rowBytes: 256 * kilobyte,
  rowsAtOnce: 100,
  answerBytes: 32 * megabyte,
  totalBytes: 256 * megabyte,
} as const;
