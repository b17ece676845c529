import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** '1 date', '4 dates' or 'no dates'. */
function dates(count: number): string {
  return count === 0 ? 'no dates' : plural(count, { one: '1 date', other: '# dates' });
}

export const closingMessages = {
  dates,
  title: 'Closing',
  keep: 'Keep everything',
  description: 'Ice on the roads? Everyone is told at once.',
  looking: 'Looking up what is on...',
  choose: 'Fill in the days and times above, and what is touched stands here.',
  leaveOn: 'Untick what stays on.',
  nothingOn: 'Nothing on the calendar would change. Visitors read your words all the same.',
  closed: (what: string, count: number) => `${what}, ${dates(count)}`,
  failed: (message?: string) => message ?? 'The church could not be closed. Please try again.',
  reopened: 'Open again, as before',
  reopenFailed: (message?: string) => message ?? 'The church could not be opened again. Please try again.',
  loadFailed: (message: string) => `Which closings hold could not be read: ${message}`,
  dateRequired: 'Please choose a date.',
  modeRequired: 'Please say how: `cancelled`, `online` or `late`.',
  invalidTime: 'Please enter a time such as 18:00.',
  endBeforeStart: 'The last day must not be before the first one.',
  tooLong: 'A closing may be at most a year long.',
  newTimeRequired: 'Please say when it starts.',
  messageRequired: 'Please say in a few words what is closed.',
  notFound: 'This closing is no longer there.',
  alreadyOpen: 'The church is open again already.',
  watch: 'Watch online',
} as const;
