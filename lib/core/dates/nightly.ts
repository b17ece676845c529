import { addDays, type DateText } from './calendar-date.ts';
import { churchMoment, churchToday } from './church-time.ts';

const clock = '03:15:00';

/**
 * Returns the latest moment, at or before `now`, at which the church's clock showed 3:15 at night. A skipped time moves
 * on by the gap, a repeated one is the first (RFC 5545, 3.3.5): exactly once each day.
 */
export function lastNight(now: Date): Date {
  const today = churchToday(now);
  const tonight = nightOf(today);
  return tonight <= now ? tonight : nightOf(addDays(today, -1));
}

/**
 * Returns whether nightly work is due at `now`: none was `begun` since last night, and the site existed then (`since`).
 * The job library's crontab runs in UTC only; nightly work follows the church's clock.
 */
export function isNightlyDue(now: Date, { begun, since }: { begun: readonly Date[]; since: Date }): boolean {
  const night = lastNight(now);
  return since < night && !begun.some((moment) => moment >= night);
}

function nightOf(day: DateText): Date {
  return churchMoment(`${day}T${clock}`);
}
