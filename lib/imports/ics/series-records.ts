import { toDateText } from '#lib/core/dates/day-number.ts';
import { isRuleDay } from '#lib/events/series/series-rule-days.ts';
import { seriesFields } from '../rules/series-fields.ts';
import type { SourceException, SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import { type EventValues, eventValues, picturesOf } from './event-values.ts';
import { type HeldPart, heldParts } from './held-parts.ts';
import type { RulePart } from './recurring-event.ts';
import { dateKey, type Given, type RecordContext, singleRecord } from './single-records.ts';
import { timeOn } from './time-pattern.ts';
import { dayOf, type WallMinutes } from './zone.ts';

/** Returns the series of a part with their exceptions; null where no series here has its rule. */
export function seriesRecords(part: RulePart, context: RecordContext): Given | null {
  const { recurring, pattern, stretch } = part;
  const { uid } = recurring.event;
  const since = Number.isFinite(stretch.from) ? `>${toDateText(stretch.from)}` : '';
  const held = heldParts(part, context);
  const given = held?.map((each, at) => {
    const { exceptions, records, walls } = exceptionsOf(part, each, context);
    const names = [pattern.name, at === 0 ? '' : each.series.name].filter(Boolean);
    const key = `${uid}${since}${names.map((name) => `#${name}`).join('')}`;
    return { walls, records: [seriesRecord(key, stretch.said, each, exceptions), ...records] };
  });
  if (!given) return null;
  return { walls: given.flatMap(({ walls }) => walls), records: given.flatMap(({ records }) => records) };
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

/** Returns the exceptions of a series, and records of changes that an exception cannot express. */
function exceptionsOf(
  { recurring, pattern }: RulePart,
  { rule, shift, values }: HeldPart,
  context: RecordContext,
): Given & { exceptions: SourceException[] } {
  const isOfIt = (wall: WallMinutes) => wall === timeOn(pattern, dayOf(wall)) && isRuleDay(rule, dayOf(wall));
  const dateOf = (wall: WallMinutes) => toDateText(dayOf(wall) + shift);
  const removed = [...recurring.removed].filter(isOfIt);
  const changes = [...recurring.changes].filter(([wall]) => isOfIt(wall) && !recurring.removed.has(wall));
  const exceptions: SourceException[] = removed.map((wall) => ({ date: dateOf(wall), ...isRemoved }));
  const records: SourceRecord[] = [];
  for (const [wall, change] of changes) {
    const exception = exceptionOf(dateOf(wall), change, values, context);
    if (exception) exceptions.push(exception);
    if (exception?.kind === 'removed')
      records.push(singleRecord(dateKey(recurring.event, wall), change, context));
  }
  return { walls: changes.map(([wall]) => wall), exceptions, records };
}

const isRemoved = { kind: 'removed', values: {} } as const;

/** Returns what differs on one date; 'removed' for one of several days, which needs an event of its own. */
function exceptionOf(
  date: string,
  change: Entry,
  usual: EventValues,
  { church }: RecordContext,
): SourceException | null {
  if (change.isCancelled) return { date, kind: 'cancelled', values: {} };
  const { end_date, ...now } = eventValues(change, change.start, church);
  if (end_date !== null) return { date, ...isRemoved };
  const changed = Object.entries(now).filter(([name, value]) => {
    const before = name === 'date' ? date : usual[name as keyof EventValues];
    return value !== before && value !== '';
  });
  return changed.length > 0 ? { date, kind: 'changed', values: Object.fromEntries(changed) } : null;
}
