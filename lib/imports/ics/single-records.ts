import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { Work } from '../rules/work.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import { eventValues, picturesOf } from './event-values.ts';
import type { RecurringEvent, Stretch } from './recurring-event.ts';
import { patternDays, type TimePattern, timeOn } from './time-pattern.ts';
import { dayOf, type WallMinutes, type Zone } from './zone.ts';

/** What records are made with. */
export interface RecordContext {
  church: Zone;
  /** The last day up to which single dates are made of a rule that we have none for. */
  horizon: DayNumber;
  work: Work;
  tell: (problem: string) => void;
}

/** Single dates that are made of one rule at most: the latest ones. */
export const mostDates = 1000;

/** One date as an event of its own, were the entry to begin at `wall`. */
export function singleRecord(
  key: string,
  entry: Entry,
  wall: WallMinutes,
  { church }: RecordContext,
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

/** The key of one date of an event: by the time that its series gives it. */
export function dateKey({ uid }: Pick<Entry, 'uid'>, wall: WallMinutes): string {
  return `${uid}@${toDateText(dayOf(wall))}`;
}

/** The dates that a pattern gives for a stretch, each an event of its own, up to the horizon. */
export function singleRecords(
  recurring: RecurringEvent,
  pattern: TimePattern,
  stretch: Stretch,
  context: RecordContext,
) {
  const span = { from: stretch.from, to: Math.min(stretch.to, context.horizon + 1) };
  const days = [...patternDays(pattern, recurring.event, span, context.work)];
  const walls = days.map((day) => timeOn(pattern, day)).filter((wall) => !recurring.removed.has(wall));
  const latest = walls.slice(-mostDates);
  const records = latest.map((wall) => ({
    wall,
    record: dateRecord(recurring, stretch, { wall, name: pattern.name }, context),
  }));
  return {
    walls: latest,
    isCut: latest.length < walls.length,
    records: records.filter(({ record }) => isWithin(record, context)),
  };
}

/** The date that the series has at `wall`, as it is or as it was changed; of an added one with a length of its own. */
export function dateRecord(
  { event, changes, added }: RecurringEvent,
  { said, shift }: Stretch,
  { wall, name = '' }: { wall: WallMinutes; name?: string },
  context: RecordContext,
): SourceRecord {
  const change = changes.get(wall);
  const key = `${dateKey(event, wall)}${name}`;
  if (change) return singleRecord(key, change, change.start, context);
  const length = added.get(wall) ?? said.length;
  return singleRecord(key, { ...said, length }, wall + shift, context);
}

/** Whether the date is up to the horizon. */
export function isWithin({ values }: SourceRecord, { horizon }: RecordContext): boolean {
  return (toDayNumber(String(values.date)) ?? horizon) <= horizon;
}
