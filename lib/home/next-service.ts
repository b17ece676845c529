import { formatInTimeZone } from 'date-fns-tz';
import { church } from '#lib/core/church/church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { addDays, atNoon, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday } from '#lib/core/dates/church-time.ts';

/** One service to come. */
export interface ServiceStart {
  label: string;
  /** When it starts, in words of the church's zone: 'Sunday, November 22 at 9:00 AM'. */
  when: string;
  /** The moment it starts, in milliseconds since 1970. */
  startsAt: number;
}

const weekly = [church.services.sunday, church.services.bibleStudy];

/**
 * The next `count` services after the moment `now`, the nearest first: Sundays and Wednesdays by the
 * church's clock, whatever that clock does at a change of time.
 */
export function nextServices(now: Date, count: number): ServiceStart[] {
  const today = churchToday(now);
  // Two services a week, so these days hold at least as many as asked for, today's past ones left out.
  const days = Array.from({ length: Math.ceil(count / 2 + 1) * 7 }, (_, offset) => addDays(today, offset));
  return days
    .flatMap((date) => servicesOn(date))
    .filter(({ startsAt }) => startsAt > now.getTime())
    .slice(0, count);
}

function servicesOn(date: DateText): ServiceStart[] {
  return weekly
    .filter(({ weekday }) => weekday === atNoon(date).getDay())
    .map(({ label, hour, minute }) => {
      const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
      const start = churchMoment(`${date}T${clock}:00`);
      const when = formatInTimeZone(start, churchTimeZone(), "EEEE, MMMM d 'at' h:mm a");
      return { label, when, startsAt: start.getTime() };
    });
}
