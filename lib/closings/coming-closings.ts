import type { OpeningHoursSpecification } from 'schema-dts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { statusOn } from '#lib/events/series/occurrence-status.ts';
import { statusOfMode } from './closing-words.ts';
import type { Closing } from './schema.ts';

/** How many days ahead pages without a date of their own show a closing. */
const daysAhead = 7;

/** Returns the closings of today and the next 7 days, the nearest first. */
export function nearClosings<Near extends Pick<Closing, 'from'>>(
  closings: readonly Near[],
  today: DateText,
): Near[] {
  const holdsFrom = ({ from }: Near) => (from < today ? today : from);
  return closings
    .filter(({ from }) => from <= addDays(today, daysAhead))
    .sort((a, b) => holdsFrom(a).localeCompare(holdsFrom(b)));
}

/** Returns the closings of a day: of those that leave something on, the ones that touch a date of it. */
export function closingsOn<On extends Pick<Closing, 'from' | 'to' | 'occurrences' | 'left_on'>>(
  closings: readonly On[],
  date: DateText,
): On[] {
  return closings.filter(({ from, to, occurrences, left_on }) => {
    const isOfDay = left_on.length === 0 || occurrences.some((touched) => touched.date === date);
    return isOfDay && from <= date && date <= to;
  });
}

/** Returns the closings that apply to an occurrence: not those whose dates staff have changed back since. */
export function closingsOf(closings: readonly Closing[], occurrence: Occurrence): Closing[] {
  const { id, parent_event_id, is_multi_day } = occurrence;
  return closings.filter(({ mode, occurrences }) =>
    occurrences.some((touched) => {
      const isOfIt = is_multi_day
        ? parseOccurrenceId(touched.id)?.baseId === (parent_event_id ?? id)
        : touched.id === id;
      return isOfIt && statusOn(occurrence, touched.date) === statusOfMode[mode];
    }),
  );
}

/** Returns fully closed days for search engines (schema.org). */
export function closedDays(closings: readonly Closing[]): OpeningHoursSpecification[] {
  return closings
    .filter(
      ({ mode, after_time, left_on }) => mode === 'cancelled' && after_time === null && left_on.length === 0,
    )
    .map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    }));
}
