/** Why a program has written no transcript, for staff. */
export const transcriptMachineMessages = {
  noProgram: 'This site has no program that writes transcripts (TRANSCRIBE_URL).',
  noSound: 'Only what is said in a sound file of this site can be written down.',
  isConfirmed: 'This sermon has a transcript of yours. Please delete it first.',
  noFile: 'The sound file of this sermon is missing.',
  unreachable: 'The program that writes transcripts could not be reached.',
  tooSlow: 'The program that writes transcripts took more than two hours.',
  refused: (status: number) => `The program that writes transcripts refused this file (${status}).`,
  unreadable: 'What the program sent is not a transcript.',
  noWords: 'The program found no words in this sermon.',
} as const;
