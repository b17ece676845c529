import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { removedDate } from '../exception-columns.ts';
import type { EventWithExceptions, ExceptionRow } from '../occurrence.ts';
import { storedWords } from '../presented/spoken-event.ts';
import { compareAge } from '../series/expansion.ts';
import { placementsFrom, readSeries } from '../series/series.ts';

/**
 * Returns the events without duplicates (equal title, time and location on one day), which lists collapse. A feed
 * contains rules, so a date that an older row, or an earlier date of the same row, already has is removed from the rule;
 * a row without other dates is left out. Searches up to the end of the year after next.
 */
export function withoutDuplicates(
  events: readonly EventWithExceptions[],
  today: DateText,
): EventWithExceptions[] {
  const until = `${Number(today.slice(0, 4)) + 2}-12-31`;
  const seen = new Set<string>();
  const reduced = new Map<EventWithExceptions, EventWithExceptions | null>();
  // The oldest row keeps its dates, the others what is left.
  for (const event of rivals(events).sort(compareAge)) reduced.set(event, takeTurn(event, until, seen));
  return events.flatMap((event) => reduced.get(event) ?? (reduced.has(event) ? [] : [event]));
}

/** Returns the events that may have duplicates, among others or themselves: their name occurs twice. */
function rivals(events: readonly EventWithExceptions[]): EventWithExceptions[] {
  const count = new Map<string, number>();
  for (const event of events) {
    for (const name of namesOf(event)) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return events.filter((event) => namesOf(event).some((name) => (count.get(name) ?? 0) > 1));
}

/** Returns the event's name, and one more for each date that is renamed or moved. */
function namesOf(event: EventWithExceptions): string[] {
  const differing = event.exceptions.filter(
    ({ kind, new_date, title, time, location }) =>
      kind !== 'removed' && [new_date, title, time, location].some((value) => value !== null),
  );
  return [nameOf(event, null), ...differing.map((exception) => nameOf(event, exception))];
}

/** Returns the event without the dates in `seen`, or null without any other; adds the others to `seen`. */
function takeTurn(
  event: EventWithExceptions,
  until: DateText,
  seen: Set<string>,
): EventWithExceptions | null {
  const dates = datesOf(event, until);
  const taken = new Set<DateText>();
  for (const { date, name } of dates) {
    if (seen.has(name)) taken.add(date);
    else seen.add(name);
  }
  if (taken.size === 0) return event;
  return taken.size === dates.length ? null : withRemoved(event, taken);
}

/** Returns the dates of the rule, each with its day and its name. */
function datesOf(event: EventWithExceptions, until: DateText): { date: DateText; name: string }[] {
  const series = readSeries(event);
  const last = toDayNumber(until);
  if (!series || last === null) return [];
  const usual = nameOf(event, null);
  const dates: { date: DateText; name: string }[] = [];
  for (const { original, day, exception } of placementsFrom(series, Number.NEGATIVE_INFINITY)) {
    if (day > last) break;
    const name = exception ? nameOf(event, exception) : usual;
    dates.push({ date: toDateText(original), name: `${day}\n${name}` });
  }
  return dates.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function withRemoved(event: EventWithExceptions, days: ReadonlySet<DateText>): EventWithExceptions {
  const removed = [...days].map(
    (date): ExceptionRow => ({ ...removedDate, date, updated_at: event.updated_at }),
  );
  return { ...event, exceptions: [...event.exceptions.filter(({ date }) => !days.has(date)), ...removed] };
}

function nameOf(event: EventWithExceptions, exception: ExceptionRow | null): string {
  const { title, location } = storedWords(event, exception);
  return `${title}\n${exception?.time ?? event.time}\n${location}`;
}
