import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { Entry } from './entry.ts';
import type { EventGroup } from './entry-groups.ts';
import type { Moment } from './entry-times.ts';
import type { TimePattern } from './time-pattern.ts';
import { dayMinutes, dayOf, minuteOf, onClock, type WallMinutes } from './zone.ts';

/** An event that comes round. Its days and times are those of its own clock, as its rules count them. */
export interface RecurringEvent {
  event: Entry;
  patterns: readonly TimePattern[];
  /** Dates that were taken out, by the time the rule gives. */
  removed: ReadonlySet<WallMinutes>;
  /** Dates that are otherwise, by the time the rule gives. */
  changes: ReadonlyMap<WallMinutes, Entry>;
  /** Further dates that no rule gives, each with its own length in minutes; null for the event's. */
  added: ReadonlyMap<WallMinutes, number | null>;
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

/** The event of a group with its rules, and all that it says of single dates. */
export function recurringEvent(
  { event, changes }: EventGroup,
  patterns: readonly TimePattern[],
): RecurringEvent {
  const minutes = [...new Set([minuteOf(event.start), ...patterns.map(({ minute }) => minute)])];
  const at = (moment: Moment) => ruleTimes(event, moment, minutes)[0] ?? moment.wall;
  const replaced = changes.flatMap((said) => (said.instead ? [{ said, at: at(said.instead) }] : []));
  return {
    event,
    patterns,
    removed: new Set(event.excluded.flatMap((moment) => ruleTimes(event, moment, minutes))),
    changes: new Map(replaced.flatMap(({ said, at }) => (said.isForFollowing ? [] : [[at, said] as const]))),
    added: new Map(event.added.map((moment) => [addedTime(event, moment), moment.length])),
    stretches: stretchesOf(
      event,
      replaced.filter(({ said }) => said.isForFollowing),
    ),
  };
}

/**
 * A moment on the event's clock. A date means all that the event has on that day. A time that is none of the event's,
 * but would be if it were of the event's zone, is of that.
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

/** An added date on the event's clock; without a time it has the event's. */
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
