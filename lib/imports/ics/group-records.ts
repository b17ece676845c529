import { toDateText } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import type { EntryGroup, EventGroup } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
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
import { patternDays, timePatterns } from './time-pattern.ts';
import { dayOf, minuteOf, onClock, type WallMinutes } from './zone.ts';

const mostRules = 20;

/** Returns the records of the entries under one UID: series where one has its rule, else single dates. */
export function groupRecords({ events, orphans }: EntryGroup, context: RecordContext): SourceRecord[] {
  const shown = orphans.filter((orphan) => !orphan.isCancelled && isTitled(orphan, context));
  return [
    ...events.flatMap((each) => (isTitled(each.event, context) ? eventRecords(each, context) : [])),
    ...shown.map((orphan) => changeRecord(orphan, orphan.uid, context)),
  ];
}

function isTitled(entry: Entry, { tell }: RecordContext): boolean {
  const hasTitle = titleOf(entry) !== '';
  if (!hasTitle) tell(messages.ics.untitled(toDateText(dayOf(entry.start))));
  return hasTitle;
}

function eventRecords(group: EventGroup, context: RecordContext): SourceRecord[] {
  const { event } = group;
  if (event.rules.length === 0 && event.added.length === 0) return onlyRecords(group, context);
  if (event.isCancelled) context.tell(messages.ics.cancelledSeries(titleOf(event)));
  return event.isCancelled ? [] : (repeatingRecords(group, context) ?? onlyRecords(group, context));
}

/** Returns an event with one date. A change replaces it; changes of other dates are added. */
function onlyRecords({ event, changes }: EventGroup, context: RecordContext): SourceRecord[] {
  const isOwn = ({ instead }: Entry) =>
    instead !== null &&
    dayOf(event.start) ===
      dayOf(instead.isDate ? instead.wall : onClock(instead.wall, instead.zone, event.zone));
  const others = changes.filter((change) => !isOwn(change) && !change.isCancelled);
  return [
    singleRecord(event.uid, changes.findLast(isOwn) ?? event, context),
    ...others.map((change) => changeRecord(change, event.uid, context)),
  ];
}

/** Returns a change of a series that is not in the calendar. */
function changeRecord(change: Entry, uid: string, context: RecordContext): SourceRecord {
  return singleRecord(dateKey({ uid }, change.instead?.wall ?? change.start), change, context);
}

/** Returns the dates of a recurring event; null where its rules give none, not even the first (RFC 5545, 3.8.2.4). */
function repeatingRecords(group: EventGroup, context: RecordContext): SourceRecord[] | null {
  const { event } = group;
  const rules = event.rules.length > 0 ? event.rules : ['FREQ=DAILY;COUNT=1'];
  const read = rules.slice(0, mostRules).map((rule) => timePatterns(event, rule, context.work));
  const patterns = read.flatMap((each) => each ?? []);
  if (read.includes(null) || rules.length > mostRules) {
    context.tell(messages.ics.rule(titleOf(event)));
    return [];
  }
  if (event.hasOutdatedExceptions) context.tell(messages.ics.outdatedExceptions(titleOf(event)));
  const recurring = recurringEvent(group, patterns);
  if (!hasDates(recurring, context)) {
    if (recurring.removed.has(event.start)) return [];
    context.tell(messages.ics.noDates(titleOf(event)));
    return null;
  }
  const shown = recurring.stretches.filter(({ said }) => !said.isCancelled);
  const parts = shown.flatMap((stretch) => patterns.map((pattern) => ({ recurring, pattern, stretch })));
  const isOne = rules.length === 1;
  const given = parts.map((part) => (isOne && seriesRecords(part, context)) || singleRecords(part, context));
  const records = given.flatMap((each) => each.records);
  // Several rules may give the same date.
  const distinct = isOne ? records : new Map(records.map((record) => [record.key, record])).values();
  const walls = new Set(given.flatMap((each) => each.walls));
  return [...distinct, ...strayRecords(recurring, walls, context)];
}

function hasDates({ event, patterns, added }: RecurringEvent, { work }: RecordContext): boolean {
  const span = { from: dayOf(event.start), to: dayOf(event.start) + 30 * 366 };
  return added.size > 0 || patterns.some((pattern) => !patternDays(pattern, event, span, work).next().done);
}

/** Returns dates that no rule gives: added ones, and changes of other dates. */
function strayRecords(
  recurring: RecurringEvent,
  given: ReadonlySet<WallMinutes>,
  context: RecordContext,
): SourceRecord[] {
  const { event, added, changes, removed, stretches } = recurring;
  const isNew = (wall: WallMinutes) => !given.has(wall) && !removed.has(wall);
  const isFurther = (wall: WallMinutes) => isNew(wall) && !isRuleTime(recurring, wall, context);
  const further = [...added.keys()].filter(isFurther).slice(-mostDates);
  const addedRecords = further.flatMap((wall) => {
    const stretch = stretches.find(({ from, to }) => dayOf(wall) >= from && dayOf(wall) <= to);
    return stretch ? [dateRecord(recurring, stretch, wall, context)] : [];
  });
  const changedRecords = [...changes]
    .filter(([wall, { isCancelled }]) => isNew(wall) && !further.includes(wall) && !isCancelled)
    .map(([wall, change]) => singleRecord(dateKey(event, wall), change, context));
  return [...addedRecords, ...changedRecords].filter((record) => isWithin(record, context));
}

/** Whether a rule gives this time. */
function isRuleTime({ event, patterns }: RecurringEvent, wall: WallMinutes, { work }: RecordContext) {
  const span = { from: dayOf(wall), to: dayOf(wall) };
  return patterns.some(
    (pattern) =>
      pattern.minute === minuteOf(wall) && patternDays(pattern, event, span, work).next().value === span.from,
  );
}
