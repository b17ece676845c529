import { toDateText } from '#lib/core/dates/day-number.ts';
import { isRuleDay } from '#lib/events/series/series-rule-days.ts';
import { seriesFields } from '../rules/series-fields.ts';
import type { SourceException, SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import { type EventValues, eventValues, picturesOf } from './event-values.ts';
import { type HeldPart, heldParts } from './held-parts.ts';
import type { RecurringEvent, Stretch } from './recurring-event.ts';
import { dateKey, type RecordContext, singleRecord } from './single-records.ts';
import { type TimePattern, timeOn } from './time-pattern.ts';
import { dayOf, type WallMinutes } from './zone.ts';

/** The series of ours for a stretch, with the dates that are otherwise; null when we have none for its rule. */
export function seriesRecords(
  recurring: RecurringEvent,
  pattern: TimePattern,
  stretch: Stretch,
  context: RecordContext,
) {
  const parts = heldParts(recurring, pattern, stretch, context);
  const written = parts?.map((each, at) => {
    const { exceptions, records, walls } = datesOtherwise(recurring, { ...each, pattern }, context);
    const ending = [pattern.name, at === 0 ? '' : each.series.name].filter(Boolean).map((name) => `#${name}`);
    const key = seriesKey(recurring.event, stretch, ending.join(''));
    return { walls, records: [seriesRecord(key, stretch.said, each, exceptions), ...records] };
  });
  return (
    written && {
      walls: written.flatMap(({ walls }) => walls),
      records: written.flatMap(({ records }) => records),
    }
  );
}

function seriesKey({ uid }: Entry, { from }: Stretch, ending: string): string {
  return `${uid}${Number.isFinite(from) ? `>${toDateText(from)}` : ''}${ending}`;
}

function seriesRecord(
  key: string,
  said: Entry,
  { series, last, shift, values }: HeldPart,
  exceptions: SourceException[],
): SourceRecord {
  const shifted = { ...series, first: series.first + shift };
  return {
    table: 'events',
    key,
    title: values.title,
    values: { ...values, ...seriesFields(shifted, last === null ? null : last + shift) },
    ...(exceptions.length > 0 && { exceptions }),
    ...picturesOf(said),
  };
}

/** The dates of a series that are not as its rule has them, and those that no series of ours can have. */
function datesOtherwise(
  recurring: RecurringEvent,
  held: HeldPart & { pattern: TimePattern },
  context: RecordContext,
) {
  const isOfIt = (wall: WallMinutes) =>
    wall === timeOn(held.pattern, dayOf(wall)) && isRuleDay(held.rule, dayOf(wall));
  const dateOf = (wall: WallMinutes) => toDateText(dayOf(wall) + held.shift);
  const removed = [...recurring.removed].filter(isOfIt);
  const changes = [...recurring.changes].filter(([wall]) => isOfIt(wall) && !recurring.removed.has(wall));
  const changed = changes.map(([wall, change]) => ({
    wall,
    change,
    exception: exceptionOf(dateOf(wall), change, held.values, context),
  }));
  const apart = changed.filter(({ exception }) => exception?.kind === 'removed');
  const exceptions: SourceException[] = [
    ...removed.map((wall) => ({ date: dateOf(wall), kind: 'removed' as const, values: {} })),
    ...changed.flatMap(({ exception }) => (exception ? [exception] : [])),
  ];
  return {
    walls: changes.map(([wall]) => wall),
    exceptions,
    records: apart.map(({ wall, change }) =>
      singleRecord(dateKey(recurring.event, wall), change, change.start, context),
    ),
  };
}

/** What one date has otherwise; 'removed' for one that goes on for days, which only an event of its own can. */
function exceptionOf(
  date: string,
  change: Entry,
  usual: EventValues,
  { church }: RecordContext,
): SourceException | null {
  if (change.isCancelled) return { date, kind: 'cancelled', values: {} };
  const { end_date, ...now } = eventValues(change, change.start, church);
  if (end_date !== null) return { date, kind: 'removed', values: {} };
  const values = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => {
      const before = name === 'date' ? date : usual[name as keyof EventValues];
      return value !== before && value !== '';
    }),
  );
  return Object.keys(values).length > 0 ? { date, kind: 'changed', values } : null;
}
