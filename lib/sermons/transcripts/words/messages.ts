/** What is said of a transcript that cannot be kept. */
export const transcriptMessages = {
  tooLarge: 'A transcript may have 2 MB at most.',
  empty: 'There are no words in this transcript.',
  noText: 'This file is not text. Please save the transcript as text in UTF-8.',
  atLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  noSignature: 'a VTT file begins with the word WEBVTT.',
  noTime: 'these words have no time above them.',
  noTimes: 'the times should read like 00:01:15.000 --> 00:01:20.500.',
  endsBefore: 'this part ends before it begins.',
  tooLong: 'this part lasts ten hours or more.',
  none: 'This sermon has no transcript.',
} as const;
