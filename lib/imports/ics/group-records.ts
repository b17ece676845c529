import { toDateText } from '#lib/core/dates/day-number.ts';
import { parseRule } from '../rules/recurrence-rule.ts';
import { ruleDays } from '../rules/rule-days.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import type { EntryGroup } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
import { icsMessages } from './messages.ts';
import { type RecurringEvent, recurringEvent } from './recurring-event.ts';
import { seriesRecords } from './series-records.ts';
import {
  dateKey,
  dateRecord,
  isWithin,
  mostDates,
  type RecordContext,
  singleRecord,
  singleRecords,
} from './single-records.ts';
import { dayOf, minuteOf, type WallMinutes } from './zone.ts';

/** What a calendar says of one event, as rows of ours: series where we have one for its rule, else single dates. */
export function groupRecords(group: EntryGroup, context: RecordContext): SourceRecord[] {
  const { event, changes } = group;
  if (!event)
    return changes.filter(({ isCancelled }) => !isCancelled).map((change) => changeRecord(change, context));
  if (titleOf(event) === '') {
    context.tell(icsMessages.untitled(toDateText(dayOf(event.start))));
    return [];
  }
  const isRepeating = event.rules.length > 0;
  if (!isRepeating && event.added.length === 0) return [onlyRecord(event, changes, context)];
  if (event.isCancelled) context.tell(icsMessages.cancelledSeries(titleOf(event)));
  return event.isCancelled ? [] : distinct(repeatingRecords(event, group, context));
}

/** A date of a series that the calendar does not tell of. */
function changeRecord(change: Entry, context: RecordContext): SourceRecord {
  return singleRecord(dateKey(change, change.instead?.wall ?? change.start), change, change.start, context);
}

/** What takes place once. A change of it stands for it. */
function onlyRecord(event: Entry, changes: readonly Entry[], context: RecordContext): SourceRecord {
  const said = changes.at(-1) ?? event;
  return singleRecord(event.uid, said, said.start, context);
}

function repeatingRecords(event: Entry, group: EntryGroup, context: RecordContext): SourceRecord[] {
  const [text = 'FREQ=DAILY;COUNT=1'] = event.rules;
  const rule = event.rules.length > 1 ? null : parseRule(text, minuteOf(event.start));
  if (!rule) {
    context.tell(icsMessages.rule(titleOf(event)));
    return [];
  }
  if (event.hasOutdatedExceptions) context.tell(icsMessages.outdatedExceptions(titleOf(event)));
  const recurring = recurringEvent(event, group, rule, context);
  const given = recurring.stretches
    .filter(({ said }) => !said.isCancelled)
    .map((stretch) => seriesRecords(recurring, stretch, context) ?? told(recurring, stretch, context));
  const walls = new Set(given.flatMap(({ walls }) => walls));
  return [...given.flatMap(({ records }) => records), ...strayRecords(recurring, walls, context)];
}

function told(
  recurring: RecurringEvent,
  stretch: RecurringEvent['stretches'][number],
  context: RecordContext,
) {
  const singles = singleRecords(recurring, stretch, context);
  if (singles.isCut) context.tell(icsMessages.earlierDates(titleOf(stretch.said), mostDates));
  return singles;
}

/** Dates that no rule gives: added ones, and changes of dates that the rule does not have (any more). */
function strayRecords(
  recurring: RecurringEvent,
  given: ReadonlySet<WallMinutes>,
  context: RecordContext,
): SourceRecord[] {
  const { added, changes, removed } = recurring;
  const isNew = (wall: WallMinutes) => !given.has(wall) && !removed.has(wall);
  const isGiven = (wall: WallMinutes) => isRuleTime(recurring, wall, context);
  const further = [...new Set(added)].filter((wall) => isNew(wall) && !isGiven(wall)).slice(-mostDates);
  const addedRecords = further.flatMap((wall) => {
    const stretch = recurring.stretches.find(({ from, to }) => dayOf(wall) >= from && dayOf(wall) <= to);
    return stretch ? [dateRecord(recurring, stretch, wall, context)] : [];
  });
  const strays = [...changes].filter(
    ([wall, { isCancelled }]) => isNew(wall) && !further.includes(wall) && !isCancelled,
  );
  const strayRecords = strays.map(([wall, change]) =>
    singleRecord(dateKey(recurring.event, wall), change, change.start, context),
  );
  return [...addedRecords, ...strayRecords].filter((record) => isWithin(record, context));
}

/** Whether the rule itself gives this time. */
function isRuleTime(
  { event, rule, minute, lastDay }: RecurringEvent,
  wall: WallMinutes,
  { work }: RecordContext,
) {
  const day = dayOf(wall);
  if (minuteOf(wall) !== minute || day > lastDay) return false;
  return ruleDays(rule, dayOf(event.start), { from: day, to: day }, work).next().value === day;
}

/** Two of one day have keys of their own. */
function distinct(records: readonly SourceRecord[]): SourceRecord[] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const times = (seen.get(record.key) ?? 0) + 1;
    seen.set(record.key, times);
    return times === 1 ? record : { ...record, key: `${record.key}~${times}` };
  });
}
