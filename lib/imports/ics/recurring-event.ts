import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { RecurrenceRule } from '../rules/recurrence-rule.ts';
import { ruleDays } from '../rules/rule-days.ts';
import type { Work } from '../rules/work.ts';
import type { Entry, Moment } from './entry.ts';
import type { EntryGroup } from './entry-groups.ts';
import { dayMinutes, dayOf, minuteOf, onClock, utc, type WallMinutes, type Zone } from './zone.ts';

/** An event that comes round. Its days and times are those of its own clock, as its rule counts them. */
export interface RecurringEvent {
  event: Entry;
  rule: RecurrenceRule;
  /** Minutes after midnight at which the rule has it. */
  minute: number;
  /** The last day that it may fall on; Infinity without an end. */
  lastDay: DayNumber;
  /** Dates that were taken out, by the time the rule gives. */
  removed: ReadonlySet<WallMinutes>;
  /** Dates that are otherwise, by the time the rule gives. */
  changes: ReadonlyMap<WallMinutes, Entry>;
  /** Further dates that no rule gives. */
  added: readonly WallMinutes[];
  /** In order: what is said of the dates up to the next. */
  stretches: readonly Stretch[];
}

/** What a series says from one date on, up to the day before it says otherwise. */
export interface Stretch {
  said: Entry;
  from: DayNumber;
  to: DayNumber;
  /** The time of what is said for a time that the rule gives: later or earlier by so many minutes. */
  shift: number;
}

/** How many years a rule that counts its dates is followed to find the last one; then it has no end. */
const mostYears = 60;

/** The event of a group with its rule, and all that it says of single dates. */
export function recurringEvent(
  event: Entry,
  { changes }: EntryGroup,
  rule: RecurrenceRule,
  { church, work }: { church: Zone; work: Work },
): RecurringEvent {
  const at = (moment: Moment) => ruleTime(event, moment, church);
  const stretching = changes.filter(({ isForFollowing }) => isForFollowing);
  return {
    event,
    rule,
    minute: minuteOf(event.start),
    lastDay: Math.min(untilDay(event, rule), countedDay(event, rule, work)),
    removed: new Set(event.excluded.map(at)),
    changes: new Map(
      changes.flatMap((change) =>
        change.isForFollowing || !change.instead ? [] : [[at(change.instead), change]],
      ),
    ),
    added: event.added.map(at),
    stretches: stretchesOf(
      event,
      stretching.flatMap((said) => (said.instead ? [{ said, at: at(said.instead) }] : [])),
    ),
  };
}

/** The time that the rule gives on a day. */
export function timeOn({ minute }: Pick<RecurringEvent, 'minute'>, day: DayNumber): WallMinutes {
  return day * dayMinutes + minute;
}

/** A moment on the event's clock. One that is but a date means whatever the event has on that day. */
function ruleTime(event: Entry, moment: Moment, church: Zone): WallMinutes {
  if (moment.isDate || event.isAllDay) return dayOf(moment.wall) * dayMinutes + minuteOf(event.start);
  return onClock(moment.wall, moment.zone, event.zone ?? church);
}

function stretchesOf(event: Entry, following: readonly { said: Entry; at: WallMinutes }[]): Stretch[] {
  const begins = [{ said: event, at: event.start }, ...following];
  return begins.map(({ said, at }, index) => ({
    said,
    from: index === 0 ? Number.NEGATIVE_INFINITY : dayOf(at),
    to: index + 1 < begins.length ? dayOf(begins[index + 1]?.at ?? 0) - 1 : Number.POSITIVE_INFINITY,
    shift: said.start - at,
  }));
}

/** The last day by UNTIL, whose times are in UTC (RFC 5545, 3.3.10). */
function untilDay(event: Entry, { until }: RecurrenceRule): DayNumber {
  const [, year, month, date, hour, minute, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec((until ?? '').replaceAll(/[-:]/g, '')) ?? [];
  const day = toDayNumber(`${year}-${month}-${date}`);
  if (day === null) return Number.POSITIVE_INFINITY;
  if (hour === undefined) return day;
  const wall = (day * 24 + Number(hour)) * 60 + Number(minute);
  const own = isUtc && !event.isAllDay ? onClock(wall, utc, event.zone) : wall;
  return Math.floor((own - minuteOf(event.start)) / dayMinutes);
}

/** The last day by COUNT. */
function countedDay({ start }: Entry, rule: RecurrenceRule, work: Work): DayNumber {
  if (rule.count === null) return Number.POSITIVE_INFINITY;
  const from = dayOf(start);
  let last = from;
  let found = 0;
  for (const day of ruleDays(rule, from, { from, to: from + mostYears * 366 }, work)) {
    last = day;
    found += 1;
  }
  return found === rule.count ? last : Number.POSITIVE_INFINITY;
}
