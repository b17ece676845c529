import type { MailSettings } from '../leaving/schema.ts';

type Pace = Pick<MailSettings, 'a_minute' | 'a_day'>;

/** Mails of letters take a minute's number in four parts, so that one that is urgent finds a place within a quarter. */
export const partsOfMinute = 4;

/** Of a day's number mails of letters leave a tenth to what answers somebody, such as a sign-up. */
export function dayOfLetters({ a_day }: Pace): number | null {
  return a_day === null ? null : Math.max(1, Math.floor(a_day * 0.9));
}

/** Without a limit, what a usual server takes from one connection in a minute. */
const usualPace = 600;
const minutesOfDay = 24 * 60;

/** Returns how many minutes so many mails of letters take at this pace, from none sent before; at least one. */
export function minutesAtPace(count: number, pace: Pace): number {
  const aMinute = pace.a_minute ?? usualPace;
  const aDay = dayOfLetters(pace) ?? Number.POSITIVE_INFINITY;
  const wholeDays = Math.max(0, Math.ceil(count / aDay) - 1);
  const ofLastDay = count - (wholeDays > 0 ? wholeDays * aDay : 0);
  return wholeDays * minutesOfDay + Math.max(1, Math.ceil(ofLastDay / aMinute));
}
