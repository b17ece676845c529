import type { DateText } from '../dates.ts';
import { toDayNumber } from '../day-number.ts';
import { type EventWithExceptions, type ExceptionRow, type Occurrence, removedDate } from './occurrence.ts';
import { compareAge } from './occurrence-order.ts';
import { placementsFrom, readSeries, toOccurrence } from './series.ts';

/**
 * The events without what collapses everywhere else (specification section 9, 'Duplicates'): a feed gives
 * rules, so what another row has on the same day with the same title, time and location is taken out of the
 * rule, or the row is left out when nothing else remains. Looked for up to the end of the year after next.
 */
export function withoutDuplicates(
  events: readonly EventWithExceptions[],
  today: DateText,
): EventWithExceptions[] {
  const until = `${Number(today.slice(0, 4)) + 2}-12-31`;
  const alike = new Map<string, EventWithExceptions[]>();
  for (const event of events) alike.set(keyOf(event, ''), [...(alike.get(keyOf(event, '')) ?? []), event]);
  const replaced = new Map<EventWithExceptions, EventWithExceptions | null>();
  for (const group of alike.values()) {
    if (group.length > 1) takeTurns(group, until, replaced);
  }
  return events.flatMap((event) => replaced.get(event) ?? (replaced.has(event) ? [] : [event]));
}

/** The row that was there first keeps its dates, the others what is left. */
function takeTurns(
  group: EventWithExceptions[],
  until: DateText,
  replaced: Map<EventWithExceptions, EventWithExceptions | null>,
): void {
  const seen = new Set<string>();
  for (const event of group.toSorted(compareAge)) {
    const dates = datesOf(event, until);
    const taken = dates.filter((occurrence) => seen.has(keyOf(occurrence, occurrence.date)));
    for (const occurrence of dates) seen.add(keyOf(occurrence, occurrence.date));
    if (taken.length === 0) continue;
    replaced.set(event, taken.length === dates.length ? null : withRemoved(event, taken));
  }
}

function datesOf(event: EventWithExceptions, until: DateText): Occurrence[] {
  const series = readSeries(event);
  const last = toDayNumber(until);
  if (!series || last === null) return [];
  const dates: Occurrence[] = [];
  for (const placement of placementsFrom(series, Number.NEGATIVE_INFINITY)) {
    if (placement.day > last) break;
    dates.push(toOccurrence(series, placement));
  }
  return dates;
}

function withRemoved(event: EventWithExceptions, taken: Occurrence[]): EventWithExceptions {
  const days = new Set(taken.map(({ original_date }) => original_date));
  const removed = [...days].map(
    (date): ExceptionRow => ({ ...removedDate, date, updated_at: event.updated_at }),
  );
  return { ...event, exceptions: [...event.exceptions.filter(({ date }) => !days.has(date)), ...removed] };
}

function keyOf(
  { title, time, location }: Pick<Occurrence, 'title' | 'time' | 'location'>,
  date: DateText,
): string {
  return `${date}\n${title}\n${time}\n${location}`;
}
