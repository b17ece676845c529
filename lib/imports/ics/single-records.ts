import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { ruleDays } from '../rules/rule-days.ts';
import type { Work } from '../rules/work.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import { eventValues, picturesOf } from './event-values.ts';
import { type RecurringEvent, type Stretch, timeOn } from './recurring-event.ts';
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
export function dateKey({ uid }: Entry, wall: WallMinutes): string {
  return `${uid}@${toDateText(dayOf(wall))}`;
}

/** The dates that a rule gives for a stretch, each an event of its own, up to the horizon. */
export function singleRecords(recurring: RecurringEvent, stretch: Stretch, context: RecordContext) {
  const { event, rule, lastDay } = recurring;
  const span = {
    from: Math.max(stretch.from, dayOf(event.start)),
    to: Math.min(stretch.to, lastDay, context.horizon + 1),
  };
  const days = [...ruleDays(rule, dayOf(event.start), span, context.work)];
  const walls = days.map((day) => timeOn(recurring, day)).filter((wall) => !recurring.removed.has(wall));
  const latest = walls.slice(-mostDates);
  const records = latest.map((wall) => dateRecord(recurring, stretch, wall, context));
  return {
    walls: latest,
    isCut: latest.length < walls.length,
    records: records.filter((record) => isWithin(record, context)),
  };
}

/** The date that the series has at `wall`, as it is or as it was changed. */
export function dateRecord(
  { event, changes }: RecurringEvent,
  { said, shift }: Stretch,
  wall: WallMinutes,
  context: RecordContext,
): SourceRecord {
  const change = changes.get(wall);
  const key = dateKey(event, wall);
  return change
    ? singleRecord(key, change, change.start, context)
    : singleRecord(key, said, wall + shift, context);
}

/** Whether the date is up to the horizon. */
export function isWithin({ values }: SourceRecord, { horizon }: RecordContext): boolean {
  return (toDayNumber(String(values.date)) ?? horizon) <= horizon;
}
