/** The chapters of a sermon: the field of staff, and what is said of a line that cannot be read. */
export const chapterMessages = {
  label: 'Chapters',
  example: '0:00 Welcome\n12:30 The lost coin',
  help: 'One a line: when it begins, and its title. Visitors go straight there.',
  atLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
  noTime: 'please write when it begins and its title, such as 12:30 The lost coin.',
  sameTime: (time: string) => `another chapter begins at ${time} already.`,
  twice: 'Two chapters begin at the same time.',
  title: 'Please give each chapter a title.',
  tooMany: (most: number) => `A sermon can have ${most} chapters at most.`,
  tooLate: (title: string, length: string) =>
    `The chapter “${title}” begins after the sound has ended, at ${length}.`,
} as const;
