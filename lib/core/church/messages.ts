import { sentencesIn } from '#lib/core/language/sentences.ts';

const { list } = sentencesIn('en');

const wholeHours: Readonly<Record<number, string>> = { 1: 'an hour', 2: 'two hours', 3: 'three hours' };
const quarters: Readonly<Record<number, string>> = {
  0: '',
  15: ' and a quarter',
  30: ' and a half',
  45: ' and three quarters',
};

/** When the church's services are: labels that pages, feeds and mail show. */
export const serviceTimeMessages = {
  /** Of one service, unique: 'Sunday Service, Sunday 9:00 AM'. */
  title: (name: string, when: string) => `${name}, ${when}`,
  onDay: (weekday: string, clock: string) => `${weekday} ${clock}`,
  everyWeek: (weekday: string, clock: string) => `${weekday}s at ${clock}`,
  named: (time: string, name: string) => `${time} (${name})`,
  /** Of one that is not weekly: 'Every other Friday at 6:00 PM'. */
  inRhythm: (rhythm: string, clock: string) => `${rhythm} at ${clock}`,
  fromDay: (day: string, times: string) => `From ${day}: ${times}`,
  untilDay: (day: string) => `Until ${day}`,
  clocks: (clocks: readonly string[]) => list(clocks),
  /** Several times of a day: 'Sunday 9:00 AM and 11:00 AM'. */
  andAt: (first: string, clocks: readonly string[]) => list([first, ...clocks]),
  /** The line of the livestream page. */
  streamed: (lines: string) => `Service Times: ${lines}`,
  length: (minutes: number) => {
    const hours = wholeHours[Math.floor(minutes / 60)];
    const rest = quarters[minutes % 60];
    if (minutes === 30) return 'half an hour';
    if (hours !== undefined && rest !== undefined) return `${hours}${rest}`;
    return `${minutes} minutes`;
  },
} as const;
