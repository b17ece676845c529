import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import type { Work } from '../rules/work.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import { eventValues, picturesOf, titleOf } from './event-values.ts';
import type { RecurringEvent, RulePart, Stretch } from './recurring-event.ts';
import { patternDays, timeOn } from './time-pattern.ts';
import { dayOf, type WallMinutes, type Zone } from './zone.ts';

export interface RecordContext {
  church: Zone;
  /** The last day of single dates of a rule that no series here has. */
  horizon: DayNumber;
  work: Work;
  tell: (problem: string) => void;
}

/** Records, with the times of the rule that they cover. */
export interface Given {
  records: SourceRecord[];
  walls: WallMinutes[];
}

/** The most single dates of one rule. */
export const mostDates = 1000;

/** Returns one date as an event, for an entry that begins at `wall`. */
export function singleRecord(
  key: string,
  entry: Entry,
  { church }: RecordContext,
  wall = entry.start,
): SourceRecord {
  const values = eventValues(entry, wall, church);
  const cancelled = { date: values.date, kind: 'cancelled' as const, values: {} };
  return {
    table: 'events',
    key,
    title: values.title,
    values: { ...values, is_recurring: false },
    ...(entry.isCancelled && { exceptions: [cancelled] }),
    ...picturesOf(entry),
  };
}

/** Returns the key of one date of an event, by the time of its rule. */
export function dateKey({ uid }: Pick<Entry, 'uid'>, wall: WallMinutes): string {
  return `${uid}@${toDateText(dayOf(wall))}`;
}

/** Returns the dates of a part up to the horizon, each as an event. */
export function singleRecords({ recurring, pattern, stretch }: RulePart, context: RecordContext): Given {
  const span = { from: stretch.from, to: Math.min(stretch.to, context.horizon + 1) };
  const days = [...patternDays(pattern, recurring.event, span, context.work)];
  const all = days.map((day) => timeOn(pattern, day)).filter((wall) => !recurring.removed.has(wall));
  const walls = all.slice(-mostDates);
  if (walls.length < all.length) context.tell(messages.ics.earlierDates(titleOf(stretch.said), mostDates));
  const records = walls.map((wall) => dateRecord(recurring, stretch, wall, context, pattern.name));
  return { walls, records: records.filter((record) => isWithin(record, context)) };
}

/** Returns the date at `wall` with its change or its own length. */
export function dateRecord(
  { event, changes, added }: RecurringEvent,
  { said, shift }: Stretch,
  wall: WallMinutes,
  context: RecordContext,
  name = '',
): SourceRecord {
  const change = changes.get(wall);
  const key = `${dateKey(event, wall)}${name}`;
  if (change) return singleRecord(key, change, context);
  const length = added.get(wall) ?? said.length;
  return singleRecord(key, { ...said, length }, context, wall + shift);
}

export function isWithin({ values }: SourceRecord, { horizon }: RecordContext): boolean {
  return (toDayNumber(String(values.date)) ?? horizon) <= horizon;
}
