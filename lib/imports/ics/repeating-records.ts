import type { SourceRecord } from '../source.ts';
import type { EventGroup } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
import { icsMessages } from './messages.ts';
import { type RecurringEvent, recurringEvent, type Stretch } from './recurring-event.ts';
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
import { patternDays, type TimePattern, timePatterns } from './time-pattern.ts';
import { dayOf, minuteOf, type WallMinutes } from './zone.ts';

const mostRules = 20;

/**
 * The dates of an event that comes round: series where we have one for its rule, else single dates. Null where its rules
 * give no date at all, which leaves the one that it begins on (RFC 5545, 3.8.2.4).
 */
export function repeatingRecords(group: EventGroup, context: RecordContext): SourceRecord[] | null {
  const { event } = group;
  const rules = event.rules.length > 0 ? event.rules : ['FREQ=DAILY;COUNT=1'];
  const read = rules.slice(0, mostRules).map((rule) => timePatterns(event, rule, context.work));
  const patterns = read.flatMap((each) => each ?? []);
  if (read.includes(null) || rules.length > mostRules) {
    context.tell(icsMessages.rule(titleOf(event)));
    return [];
  }
  if (event.hasOutdatedExceptions) context.tell(icsMessages.outdatedExceptions(titleOf(event)));
  const recurring = recurringEvent(group, patterns);
  if (!hasDates(recurring, context)) {
    if (recurring.removed.has(event.start)) return [];
    context.tell(icsMessages.noDates(titleOf(event)));
    return null;
  }
  const given = rules.length === 1 ? heldRecords(recurring, context) : datedRecords(recurring, context);
  return [...given.records, ...strayRecords(recurring, new Set(given.walls), context)];
}

interface Given {
  records: SourceRecord[];
  /** The times of the series that they stand for. */
  walls: WallMinutes[];
}

/** Whether its rules give any date at all. */
function hasDates({ event, patterns, added }: RecurringEvent, { work }: RecordContext): boolean {
  const span = { from: dayOf(event.start), to: dayOf(event.start) + 30 * 366 };
  return added.size > 0 || patterns.some((pattern) => !patternDays(pattern, event, span, work).next().done);
}

/** The dates of one rule, as series of ours where there are such. */
function heldRecords(recurring: RecurringEvent, context: RecordContext): Given {
  const given = shownStretches(recurring).flatMap((stretch) =>
    recurring.patterns.map(
      (pattern) =>
        seriesRecords(recurring, pattern, stretch, context) ?? dated(recurring, pattern, stretch, context),
    ),
  );
  return {
    walls: given.flatMap(({ walls }) => walls),
    records: given.flatMap(({ records }) => records),
  };
}

/** The dates of several rules, each date once. */
function datedRecords(recurring: RecurringEvent, context: RecordContext): Given {
  const found = new Map<WallMinutes, SourceRecord>();
  const walls = shownStretches(recurring).flatMap((stretch) =>
    recurring.patterns.flatMap((pattern) => {
      const singles = singleRecords(recurring, pattern, stretch, context);
      if (singles.isCut) context.tell(icsMessages.earlierDates(titleOf(stretch.said), mostDates));
      for (const { wall, record } of singles.records) found.set(wall, record);
      return singles.walls;
    }),
  );
  return { walls, records: [...found.values()] };
}

function shownStretches({ stretches }: RecurringEvent): Stretch[] {
  return stretches.filter(({ said }) => !said.isCancelled);
}

function dated(
  recurring: RecurringEvent,
  pattern: TimePattern,
  stretch: Stretch,
  context: RecordContext,
): Given {
  return datedRecords({ ...recurring, patterns: [pattern], stretches: [stretch] }, context);
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
  const further = [...added.keys()].filter((wall) => isNew(wall) && !isGiven(wall)).slice(-mostDates);
  const addedRecords = further.flatMap((wall) => {
    const stretch = recurring.stretches.find(({ from, to }) => dayOf(wall) >= from && dayOf(wall) <= to);
    return stretch ? [dateRecord(recurring, stretch, { wall }, context)] : [];
  });
  const strays = [...changes].filter(
    ([wall, { isCancelled }]) => isNew(wall) && !further.includes(wall) && !isCancelled,
  );
  const strayRecords = strays.map(([wall, change]) =>
    singleRecord(dateKey(recurring.event, wall), change, change.start, context),
  );
  return [...addedRecords, ...strayRecords].filter((record) => isWithin(record, context));
}

/** Whether a rule itself gives this time. */
function isRuleTime({ event, patterns }: RecurringEvent, wall: WallMinutes, { work }: RecordContext) {
  const span = { from: dayOf(wall), to: dayOf(wall) };
  return patterns.some(
    (pattern) =>
      pattern.minute === minuteOf(wall) && patternDays(pattern, event, span, work).next().value === span.from,
  );
}
