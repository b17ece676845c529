import { churchToday } from '#lib/core/dates/church-time.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { dateItems } from '../compose/date-items.ts';
import { toldDateOf } from '../compose/told-dates.ts';
import type { StoredItem, ToldDate } from '../schema.ts';

/** What a correction says of a date that the event has no more. */
const gone = 'gone';

/** A date that a letter told otherwise than it is now. */
export interface ChangedDate {
  /** The item that told it. */
  item: StoredItem;
  date: ToldDate;
  /** The date as it is now; null: it is no more. */
  occurrence: Occurrence | null;
}

/**
 * Returns the dates to come that differ from what readers were told of them.
 * @param letters the items of the letter, and of the corrections that were sent after it, in their order
 */
export function changedDates(
  letters: readonly (readonly StoredItem[])[],
  events: readonly EventWithExceptions[],
  now: Date,
): ChangedDate[] {
  const today = churchToday(now);
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...lastTold(letters).values()].flatMap(({ item, date }) => {
    const occurrence = presentDate(item, date, byId, events);
    const told = occurrence ? toldDateOf(occurrence).told : gone;
    const isToCome = lastDayOf(date.told) >= today || lastDayOf(told) >= today;
    return told !== date.told && isToCome
      ? [{ item, date, occurrence: occurrence && since(occurrence, date) }]
      : [];
  });
}

/** Returns what identifies a date among those that letters told. */
export function toldKey({ event_id, date }: ToldDate): string {
  return `${event_id} ${date}`;
}

/** Returns what was told of each date last: a correction replaces what the letter said. */
function lastTold(letters: readonly (readonly StoredItem[])[]) {
  const told = new Map<string, { item: StoredItem; date: ToldDate }>();
  for (const item of letters.flat()) for (const date of item.dates) told.set(toldKey(date), { item, date });
  return told;
}

/** A series that goes on as another event has its dates there. */
function presentDate(
  { title }: StoredItem,
  { event_id, date }: ToldDate,
  byId: ReadonlyMap<string, EventWithExceptions>,
  events: readonly EventWithExceptions[],
): Occurrence | null {
  const event = byId.get(event_id);
  const own = event ? occurrenceOn(event, date) : null;
  if (own) return own;
  const heir = events.find((other) => other.title === title && occurrenceOn(other, date) !== null);
  return heir ? occurrenceOn(heir, date) : null;
}

/** Returns the date as it moved since: from the day that was told, which the rule may have no more. */
function since(occurrence: Occurrence, { told }: ToldDate): Occurrence {
  return told === gone ? occurrence : { ...occurrence, original_date: daysOf(told)[0] ?? '' };
}

/** The last day that was told, yyyy-MM-dd; empty for a date that is no more. */
function lastDayOf(told: string): string {
  return told === gone ? '' : (daysOf(told).at(-1) ?? '');
}

/** The first and the last day that were told, yyyy-MM-dd; of a single day that one. */
function daysOf(told: string): string[] {
  return (told.split('|')[0] ?? '').split('/');
}

/** Returns the lines of a correction: each event that changed as it is now. */
export function correctedItems(
  changes: readonly ChangedDate[],
  events: readonly EventWithExceptions[],
): StoredItem[] {
  const present = changes.flatMap(({ occurrence }) => occurrence ?? []);
  const items = dateItems(present, events);
  const ended = changes
    .filter(({ occurrence }) => occurrence === null)
    .map(({ item, date }) => ({
      ...item,
      note: messages.letterWords.isOff,
      dates: [{ ...date, told: gone }],
      block: null,
    }));
  return [...withTold(items, changes), ...ended];
}

/** A series that goes on elsewhere is known by the date that the letter told. */
function withTold(items: readonly StoredItem[], changes: readonly ChangedDate[]): StoredItem[] {
  const told = new Map(
    changes.flatMap(({ date, occurrence }) => {
      const present = occurrence && toldDateOf(occurrence);
      return present ? [[toldKey(present), { ...date, told: present.told }] as const] : [];
    }),
  );
  return items.map((item) => ({
    ...item,
    dates: item.dates.map((date) => told.get(toldKey(date)) ?? date),
  }));
}
