import { shownUrl } from '#lib/core/addresses/urls.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { type Occurrence, pageOf } from '#lib/events/occurrence.ts';
import { placeName, servicePlace } from '#lib/events/place.ts';
import { isService } from '#lib/events/schema.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { StoredItem } from '../schema.ts';
import {
  eventIdOf,
  specialNotes,
  toldDateOf,
  type Usual,
  unspokenOf,
  whenText,
  withLanguages,
} from './told-dates.ts';

/** The rows of the events by their id. */
type UsualOf = ReadonlyMap<string, Usual>;

/** Returns the lines of dates, those of services first. `events` are the rows that they belong to, or more. */
export function dateItems(
  dates: readonly Occurrence[],
  events: readonly (Usual & { id: string })[],
): StoredItem[] {
  const usual = new Map(events.map((event) => [event.id, event]));
  return [
    ...serviceItems(dates.filter(isService), usual),
    ...eventItems(
      dates.filter((date) => !isService(date)),
      usual,
    ),
  ];
}

/** Returns a line for each date of a service. */
function serviceItems(dates: readonly Occurrence[], usual: UsualOf): StoredItem[] {
  return dates.map((date) => ({
    kind: 'service',
    title: date.title,
    when: withLanguages(whenText(date), date),
    where: placeOfService(date) || null,
    url: shownUrl(pageOf(date)),
    note: joined(specialNotes(date, usual.get(eventIdOf(date)))),
    dates: [toldDateOf(date)],
    block: null,
    ...unspokenOf(date, { title: 'title', where: 'location' }),
  }));
}

/** Returns a line for each event, with its dates. */
function eventItems(dates: readonly Occurrence[], usual: UsualOf): StoredItem[] {
  const events = new Map<string, Occurrence[]>();
  for (const date of dates) {
    const id = eventIdOf(date);
    const known = events.get(id);
    if (known) known.push(date);
    else events.set(id, [date]);
  }
  return [...events].flatMap(([id, of]) => eventItem(of, usual.get(id)));
}

function eventItem(dates: readonly Occurrence[], usual: Usual | undefined): StoredItem[] {
  const [first] = dates;
  if (!first) return [];
  const held = dates.find(({ is_cancelled }) => !is_cancelled) ?? first;
  return [
    {
      kind: 'event',
      title: first.title,
      when: withLanguages(datesText(dates), first),
      where: placeName(held).trim() || null,
      url: shownUrl(pageOf(first)),
      note: notesOf(dates, usual),
      dates: dates.map(toldDateOf),
      block: null,
      ...unspokenOf(first, { title: 'title', where: 'location' }),
    },
  ];
}

/** A service that is online has no place but the stream. */
function placeOfService(date: Occurrence): string {
  return date.status === 'moved_online' ? placeName(date) : servicePlace(date);
}

/** Returns the dates of one event: a time that all of them have stands once, behind them. */
function datesText(dates: readonly Occurrence[]): string {
  const [first] = dates;
  if (!first || dates.length === 1) return first ? whenText(first) : '';
  if (dates.some(({ time }) => time !== first.time)) return messages.letterWords.list(dates.map(whenText));
  const days = messages.letterWords.list(runsOf(dates).map(runText));
  return [days, shownTime(first.time)].filter(Boolean).join(' · ');
}

/** The fewest days in a row that are written as 'Nov 30 to Dec 2'. */
const shortestRun = 3;

/** Returns the dates by runs of days in a row; shorter runs are single dates. */
function runsOf(dates: readonly Occurrence[]): Occurrence[][] {
  const runs: Occurrence[][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const follows = previous && !previous.is_multi_day && addDays(previous.date, 1) === date.date;
    if (run && follows && !date.is_multi_day) run.push(date);
    else runs.push([date]);
  }
  return runs.flatMap((run) => (run.length < shortestRun ? run.map((date) => [date]) : [run]));
}

function runText(run: readonly Occurrence[]): string {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return '';
  if (first === last) return occurrenceDateText(first);
  const [from, to] = [first, last].map(({ date }) => formatDay(date, 'MMM d') ?? date);
  return messages.eventWords.dayToDay(from ?? '', to ?? '');
}

/** Returns what is special: by day, unless all dates have it. */
function notesOf(dates: readonly Occurrence[], usual: Usual | undefined): string | null {
  const notes = dates.map((date) => ({ date, note: joined(specialNotes(date, usual)) }));
  const [first] = notes;
  if (notes.every(({ note }) => note === first?.note)) return first?.note ?? null;
  const byDay = notes.flatMap(({ date, note }) => {
    const day = formatDay(date.date, 'EEEE, MMMM d') ?? date.date;
    return note ? [messages.letterWords.onDay(day, note)] : [];
  });
  return joined(byDay);
}

function joined(notes: readonly string[]): string | null {
  return notes.length > 0 ? notes.join(' · ') : null;
}
