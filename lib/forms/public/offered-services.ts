import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday, clockOf } from '#lib/core/dates/church-time.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';

/** A service that somebody may plan to visit. */
export interface OfferedService {
  /** When it starts on the church's clock: yyyy-MM-ddTHH:mm. */
  value: string;
  label: string;
}

const daysAhead = 42;
const mostOffered = 12;

/** Returns the next services that have not started and that people come to: not cancelled, and not online only. */
export function offeredServices(services: readonly EventWithExceptions[], now: Date): OfferedService[] {
  const today = churchToday(now);
  const offered = occurrencesBetween(services, today, addDays(today, daysAhead), today).flatMap(
    (occurrence) => {
      const { date, time, title, is_cancelled, status } = occurrence;
      const range = parseTimeRange(time);
      if (!range || is_cancelled || status === 'moved_online') return [];
      const value = `${date}T${clockOf(range.start)}`;
      if (churchMoment(`${value}:00`) <= now) return [];
      return { value, label: [occurrenceDateText(occurrence), shownTime(time), title].join(' · ') };
    },
  );
  return [...new Map(offered.map((service) => [service.value, service])).values()].slice(0, mostOffered);
}
