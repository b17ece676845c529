import { compareTexts } from '#lib/core/church/text-order.ts';
import { minutesOf } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceId, parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { isService } from '#lib/events/schema.ts';
import { statusOn } from '#lib/events/series/occurrence-status.ts';
import { placementsFrom, readSeries, type Series, toOccurrence } from '#lib/events/series/series.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import type { ClosingOccurrence, ClosingSelection } from './schema.ts';

/** One date that a closing touches: what it is, and where its exception belongs. */
export interface DateToClose {
  occurrence: ClosingOccurrence;
  event_id: string;
  /** The date of the exception: the one that the rule gives, or a day of a multi-day event. */
  date: string;
  day_only: boolean;
}

/** The fields that select dates. */
type Wanted = Pick<ClosingSelection, 'from' | 'to' | 'after_time' | 'mode' | 'new_time' | 'except'>;

/**
 * Returns the dates that a closing touches, and those that staff leave on, by day, time and title: of services, whether
 * listed or not, of single events and series by the day they take place, and each day of multi-day events. What is
 * cancelled already is not touched again. A time that cannot be read counts as all day; what starts at the new time or later does not start late.
 */
export function datesToClose(
  events: readonly EventWithExceptions[],
  wanted: Wanted,
): Record<'touched' | 'left', DateToClose[]> {
  const first = toDayNumber(wanted.from);
  const last = toDayNumber(wanted.to ?? wanted.from);
  if (first === null || last === null) return { touched: [], left: [] };
  const dates = events
    .flatMap((event) => {
      const series = readSeries(event);
      return series ? datesBetween(series, first, last) : [];
    })
    .filter(({ occurrence }) => isMeant(occurrence, wanted))
    .toSorted(compare);
  const left = dates.filter((date) => isLeftOn(date, wanted.except));
  return { touched: dates.filter((date) => !left.includes(date)), left };
}

/** Whether the closing covers this time. */
export function isMeant(
  { time }: Pick<ClosingOccurrence, 'time'>,
  wanted: Pick<Wanted, 'after_time' | 'mode' | 'new_time'>,
): boolean {
  const start = parseTimeRange(time)?.start;
  if (start === undefined) return true;
  if (wanted.after_time !== null && start < minutesOf(wanted.after_time)) return false;
  return wanted.mode !== 'late' || wanted.new_time === null || start < minutesOf(wanted.new_time);
}

function datesBetween(series: Series, first: DayNumber, last: DayNumber): DateToClose[] {
  const dates: DateToClose[] = [];
  for (const placement of placementsFrom(series, first)) {
    if (placement.day > last) break;
    const occurrence = toOccurrence(series, placement);
    const until = Math.min(last, placement.day + series.extraDays);
    for (let day = Math.max(first, placement.day); day <= until; day++)
      if (statusOn(occurrence, toDateText(day)) !== 'cancelled')
        dates.push(dateOf(series, occurrence, toDateText(day)));
  }
  return dates;
}

function dateOf({ row, extraDays }: Series, occurrence: Occurrence, date: string): DateToClose {
  const isDay = extraDays > 0;
  return {
    occurrence: {
      id: isDay ? occurrenceId(row.id, date) : occurrence.id,
      title: occurrence.title,
      date,
      time: occurrence.time,
      kind: isService(row) ? 'service' : 'event',
    },
    event_id: row.id,
    date: isDay ? date : occurrence.original_date,
    day_only: isDay,
  };
}

/** An occurrence may be named in any form of its id; the id of a multi-day event names all of its days. */
function isLeftOn({ occurrence, event_id, date, day_only }: DateToClose, except: readonly string[]): boolean {
  return except.some((id) => {
    if (id === occurrence.id) return true;
    const named = parseOccurrenceId(id);
    if (named?.baseId !== event_id) return false;
    return named.date === null ? day_only : named.date === date;
  });
}

function compare({ occurrence: a }: DateToClose, { occurrence: b }: DateToClose): number {
  const start = ({ time }: ClosingOccurrence) => parseTimeRange(time)?.start ?? -1;
  return (
    a.date.localeCompare(b.date) ||
    start(a) - start(b) ||
    compareTexts(a.title, b.title) ||
    a.id.localeCompare(b.id)
  );
}
