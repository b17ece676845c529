import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { Entry } from './entry.ts';
import type { EventGroup } from './entry-groups.ts';
import type { Moment } from './entry-times.ts';
import type { TimePattern } from './time-pattern.ts';
import { dayMinutes, dayOf, minuteOf, onClock, type WallMinutes } from './zone.ts';

/** A recurring event. Its days and times are on its own clock. */
export interface RecurringEvent {
  event: Entry;
  patterns: readonly TimePattern[];
  /** Removed dates, by the time of the rule. */
  removed: ReadonlySet<WallMinutes>;
  /** Changed dates, by the time of the rule. */
  changes: ReadonlyMap<WallMinutes, Entry>;
  /** Added dates, each with its own length in minutes or null. */
  added: ReadonlyMap<WallMinutes, number | null>;
  /** In order. */
  stretches: readonly Stretch[];
}

/** The days of a series with the same values, up to the next change for all following dates. */
export interface Stretch {
  said: Entry;
  from: DayNumber;
  to: DayNumber;
  /** The minutes by which its times are later than those of the rule. */
  shift: number;
}

/** The dates of one pattern within one stretch. */
export interface RulePart {
  recurring: RecurringEvent;
  pattern: TimePattern;
  stretch: Stretch;
}

/** Returns the event of a group with its rules and its single dates. */
export function recurringEvent(
  { event, changes }: EventGroup,
  patterns: readonly TimePattern[],
): RecurringEvent {
  const minutes = [...new Set([minuteOf(event.start), ...patterns.map(({ minute }) => minute)])];
  const at = (moment: Moment) => ruleTimes(event, moment, minutes)[0] ?? moment.wall;
  const replaced = changes.flatMap((said) => (said.instead ? [{ said, at: at(said.instead) }] : []));
  const single = replaced.filter(({ said }) => !said.isForFollowing);
  const following = replaced.filter(({ said }) => said.isForFollowing);
  return {
    event,
    patterns,
    removed: new Set(event.excluded.flatMap((moment) => ruleTimes(event, moment, minutes))),
    changes: new Map(single.map(({ said, at }) => [at, said])),
    added: new Map(event.added.map((moment) => [addedTime(event, moment), moment.length])),
    stretches: stretchesOf(event, following),
  };
}

/**
 * Returns a moment on the event's clock. A date means all times of that day. A time that is one of the event's only in
 * the event's zone is taken to be in that zone.
 */
function ruleTimes(event: Entry, { wall, isDate, zone }: Moment, minutes: readonly number[]): WallMinutes[] {
  const own = onClock(wall, zone, event.zone);
  if (event.isAllDay) {
    const isOwnMidnight = !isDate && minuteOf(wall) !== 0 && minuteOf(own) === 0;
    return [dayOf(isOwnMidnight ? own : wall) * dayMinutes + minuteOf(event.start)];
  }
  if (isDate) return minutes.map((minute) => dayOf(wall) * dayMinutes + minute);
  const isMeant = !minutes.includes(minuteOf(own)) && minutes.includes(minuteOf(wall));
  return [isMeant ? wall : own];
}

/** Returns an added date on the event's clock, by default at the event's time. */
function addedTime(event: Entry, moment: Moment): WallMinutes {
  const [own = moment.wall] = ruleTimes(event, moment, [minuteOf(event.start)]);
  return event.isAllDay || moment.isDate ? own : onClock(moment.wall, moment.zone, event.zone);
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
