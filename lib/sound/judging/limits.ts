const mebibyte = 1024 * 1024;

/** Limits of a file of sound. Beyond them it cannot be read. */
export const soundLimits = {
  /** Frames of its tags together; atoms of an MP4. */
  parts: 4096,
  /** A tag, or the header of an MP4, which are held in memory. */
  headerBytes: 16 * mebibyte,
  /** What a tag holds besides pictures. */
  otherBytes: mebibyte,
  /** Bytes without a frame of sound: behind more of them none is looked for. */
  gapBytes: mebibyte,
} as const;

/** Limits of the process that reads it. */
export const judgeLimits = {
  megabytes: 128,
  silentMilliseconds: 60_000,
  wholeMilliseconds: 60_000,
} as const;
