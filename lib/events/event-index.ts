import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { OccurrenceCount } from './occurrence-count.ts';
import {
  type Meeting,
  meetingOf,
  nearest,
  undatedOccurrence,
  type Walk,
  walkAhead,
  walkBack,
} from './series/expansion.ts';
import { expandBetween } from './series/recurrence.ts';
import { readSeries, type Series } from './series/series.ts';

type Events = readonly EventWithExceptions[];

/** How a list is sorted. The entry of an event is equal whenever it is made, and equal to no other event's. */
interface Order<Entry> {
  entryOf: (event: EventWithExceptions) => Entry | null;
  compare: (a: Entry, b: Entry) => number;
}

/** Entries of events in order. Never altered: with some of them changed it is another, at the cost of those. */
export class SortedEvents<Entry> {
  readonly entries: readonly Entry[];
  readonly #order: Order<Entry>;

  constructor(order: Order<Entry>, entries: readonly Entry[]) {
    this.#order = order;
    this.entries = entries;
  }

  static of<Entry>(order: Order<Entry>, events: Events): SortedEvents<Entry> {
    return new SortedEvents(order, entriesOf(events, order).sort(order.compare));
  }

  with(gone: Events, fresh: Events): SortedEvents<Entry> {
    const entries = [...this.entries];
    const placeOf = (entry: Entry) => firstNot(entries, (other) => this.#order.compare(other, entry) < 0);
    for (const entry of entriesOf(gone, this.#order)) entries.splice(placeOf(entry), 1);
    for (const entry of entriesOf(fresh, this.#order)) entries.splice(placeOf(entry), 0, entry);
    return new SortedEvents(this.#order, entries);
  }
}

function entriesOf<Entry>(events: Events, { entryOf }: Order<Entry>): Entry[] {
  return events.map(entryOf).filter((entry) => entry !== null);
}

/** The place of the first entry that does not stand before; the number of entries when all do. */
export function firstNot<Entry>(entries: readonly Entry[], standsBefore: (entry: Entry) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (standsBefore(entries[middle] as Entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function dated(isWanted: (event: EventWithExceptions) => boolean): Order<EventWithExceptions> {
  return {
    entryOf: (event) => (isWanted(event) ? event : null),
    compare: (a, b) => compareText(a.date, b.date) || compareText(a.id, b.id),
  };
}

function flagged(flag: 'is_featured' | 'show_in_banner'): Order<EventWithExceptions> {
  return dated((event) => event[flag] || event.exceptions.some((exception) => exception[flag]));
}

/** What is over first stands first. */
const byLastDay: Order<Series> = {
  entryOf: readSeries,
  compare: (a, b) => (a.last === b.last ? compareText(a.row.id, b.row.id) : a.last - b.last),
};

function byMeeting(walk: Walk): Order<Meeting> {
  return {
    entryOf: (event) => meetingOf(readSeries(event), walk),
    compare: (a, b) => walk.direction * (a.day - b.day) || compareText(a.series.row.id, b.series.row.id),
  };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export const byId: Order<EventWithExceptions> = {
  entryOf: (event) => event,
  compare: (a, b) => compareText(a.id, b.id),
};
export const byDate = dated(() => true);
const undated = dated(({ date }) => toDayNumber(date) === null);
const featured = flagged('is_featured');
const inBanner = flagged('show_in_banner');

/** What goes by a day, made when it is first asked for. */
interface DayIndex {
  now: DayNumber;
  ahead?: SortedEvents<Meeting> | undefined;
  back?: SortedEvents<Meeting> | undefined;
  count?: OccurrenceCount | undefined;
}

interface Sorted {
  byDate: SortedEvents<EventWithExceptions>;
  undated: SortedEvents<EventWithExceptions>;
  is_featured: SortedEvents<EventWithExceptions>;
  show_in_banner: SortedEvents<EventWithExceptions>;
  byLastDay: SortedEvents<Series>;
}

/**
 * Events in the orders that lists are made from. Never altered: with some of them changed it is another, at the cost
 * of those, however many there are.
 */
export class EventIndex {
  readonly #sorted: Sorted;
  #day: DayIndex | undefined;

  private constructor(sorted: Sorted, day?: DayIndex) {
    this.#sorted = sorted;
    this.#day = day;
  }

  static of(events: Events): EventIndex {
    return new EventIndex({
      byDate: SortedEvents.of(byDate, events),
      undated: SortedEvents.of(undated, events),
      is_featured: SortedEvents.of(featured, events),
      show_in_banner: SortedEvents.of(inBanner, events),
      byLastDay: SortedEvents.of(byLastDay, events),
    });
  }

  /** The same with these events taken out and those put in. */
  with(gone: Events, fresh: Events): EventIndex {
    const { byDate, undated, is_featured, show_in_banner, byLastDay } = this.#sorted;
    const sorted = {
      byDate: byDate.with(gone, fresh),
      undated: undated.with(gone, fresh),
      is_featured: is_featured.with(gone, fresh),
      show_in_banner: show_in_banner.with(gone, fresh),
      byLastDay: byLastDay.with(gone, fresh),
    };
    return new EventIndex(sorted, this.#day && dayWith(this.#day, gone, fresh));
  }

  /** All by date. */
  get events(): Events {
    return this.#sorted.byDate.entries;
  }

  /** Those that are so on some of their dates at least, by date. */
  eventsThat(flag: 'is_featured' | 'show_in_banner'): Events {
    return this.#sorted[flag].entries;
  }

  /** As `occurrencesBetween` (series/recurrence.ts) gives them. */
  between(from: DateText, to: DateText, today: DateText, isWanted?: (occurrence: Occurrence) => boolean) {
    const first = toDayNumber(from) ?? Number.POSITIVE_INFINITY;
    const { entries } = this.#sorted.byLastDay;
    const goingOn = entries.slice(firstNot(entries, ({ last }) => last < first));
    return expandBetween(goingOn, from, to, today, isWanted);
  }

  /** As `upcomingOccurrences` gives them. */
  upcoming(today: DateText, limit = Number.POSITIVE_INFINITY): Occurrence[] {
    const now = toDayNumber(today);
    if (now === null) return [];
    const day = this.#on(now);
    const walk = walkAhead(now);
    day.ahead ??= SortedEvents.of(byMeeting(walk), this.events);
    const undated = this.#sorted.undated.entries.map(undatedOccurrence);
    return [...nearest(day.ahead.entries, walk, limit), ...undated].slice(0, limit);
  }

  /** As `pastOccurrences` gives them. */
  past(today: DateText, limit = Number.POSITIVE_INFINITY): Occurrence[] {
    const now = toDayNumber(today);
    if (now === null) return [];
    const day = this.#on(now);
    const walk = walkBack(now);
    day.back ??= SortedEvents.of(byMeeting(walk), this.events);
    return nearest(day.back.entries, walk, limit);
  }

  /** How many occurrences the two lists hold. */
  count(today: DateText): { upcoming: number; past: number } {
    const now = toDayNumber(today);
    if (now === null) return { upcoming: 0, past: 0 };
    const day = this.#on(now);
    day.count ??= new OccurrenceCount(now, this.events);
    const { upcoming, past } = day.count;
    // Events whose date cannot be read stand at the end of what is to come, each by itself.
    return { upcoming: upcoming + this.#sorted.undated.entries.length, past };
  }

  #on(now: DayNumber): DayIndex {
    if (this.#day?.now !== now) this.#day = { now };
    return this.#day;
  }
}

function dayWith(day: DayIndex, gone: Events, fresh: Events): DayIndex {
  const { now, ahead, back, count } = day;
  // The count is altered in place: whoever asks the old index again counts anew.
  day.count = undefined;
  count?.replace(gone, fresh);
  return { now, ahead: ahead?.with(gone, fresh), back: back?.with(gone, fresh), count };
}
