import { addDays, type DateText } from './calendar-date.ts';
import { churchMoment, churchToday } from './church-time.ts';

const clock = '03:15:00';

/**
 * The latest moment, at or before `now`, at which the church's clock showed 3:15 at night. Where clocks skip that
 * time it is a gap later, where they show it twice it is the first (RFC 5545, 3.3.5): once each day in any case.
 */
export function lastNight(now: Date): Date {
  const today = churchToday(now);
  const tonight = nightOf(today);
  return tonight <= now ? tonight : nightOf(addDays(today, -1));
}

/**
 * Whether work of the night is due at `now`: none was `begun` since last night, and the site was there by then (`since`).
 * The job library's crontab has no clock but UTC, so what staff expect at night by their own goes by this.
 */
export function isNightlyDue(now: Date, { begun, since }: { begun: readonly Date[]; since: Date }): boolean {
  const night = lastNight(now);
  return since < night && !begun.some((moment) => moment >= night);
}

function nightOf(day: DateText): Date {
  return churchMoment(`${day}T${clock}`);
}
