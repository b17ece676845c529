import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import {
  type ChangedDate,
  type EventWithExceptions,
  type ExceptionRow,
  type Occurrence,
  type OccurrenceStatus,
  statusOfKind,
} from '../occurrence.ts';
import { occurrenceId } from '../occurrence-id.ts';
import { spokenDate } from '../presented/spoken-event.ts';
import type { EventRow } from '../schema.ts';
import { parseTimeRange } from '../times/time-range.ts';
import { readRule, type SeriesRule } from './series-rule.ts';
import { isRuleDay, ruleDayFrom, ruleDayUntil } from './series-rule-days.ts';

/** A date of an event: the day the rule gives, and the day it takes place. */
export interface Placement {
  original: DayNumber;
  day: DayNumber;
  exception: ExceptionRow | null;
}

/** An event with its rule and its exceptions as day numbers. */
export interface Series {
  row: EventRow;
  rule: SeriesRule;
  /** Days of a multi-day event after its first one. */
  extraDays: number;
  exceptions: Map<DayNumber, ExceptionRow>;
  /** Changed and cancelled dates by the day they take place. */
  exceptional: Placement[];
  /** It touches no day before this one, and none after the last, which is Infinity for a series without an end. */
  first: DayNumber;
  last: DayNumber;
  /** Exceptions of single days of a multi-day event, in order. */
  dayExceptions: ExceptionRow[];
  startMinutes: number;
}

/** Returns the event as a series, or null when its date is not on the calendar. Computed once per row object. */
export function readSeries(event: EventWithExceptions): Series | null {
  let series = readBefore.get(event);
  if (series === undefined) {
    series = makeReady(event);
    readBefore.set(event, series);
  }
  return series;
}

/** Returns the events whose date can be read, as series. */
export function readAllSeries(events: readonly EventWithExceptions[]): Series[] {
  return events.map(readSeries).filter((series) => series !== null);
}

const readBefore = new WeakMap<EventWithExceptions, Series | null>();

function makeReady(event: EventWithExceptions): Series | null {
  const rule = readRule(event);
  if (!rule) return null;
  const exceptions = new Map<DayNumber, ExceptionRow>();
  const exceptional: Placement[] = [];
  const extraDays = event.is_recurring
    ? 0
    : Math.max(0, (toDayNumber(event.end_date) ?? rule.start) - rule.start);
  for (const exception of event.exceptions) {
    const original = toDayNumber(exception.date);
    // An exception of an older rule may match no date.
    if (original === null || !isRuleDay(rule, original)) continue;
    exceptions.set(original, exception);
    if (exception.kind === 'removed') continue;
    exceptional.push({ original, day: toDayNumber(exception.new_date) ?? original, exception });
  }
  exceptional.sort((a, b) => a.day - b.day || a.original - b.original);
  const dayExceptions = extraDays > 0 ? event.exceptions.filter(({ day_only }) => day_only) : [];
  dayExceptions.sort((a, b) => (a.date < b.date ? -1 : 1));
  const first = Math.min(rule.start, exceptional[0]?.day ?? rule.start);
  const last = Math.max(rule.end, exceptional.at(-1)?.day ?? rule.end) + extraDays;
  const startMinutes = startOf(event.time);
  return { row: event, rule, extraDays, exceptions, exceptional, first, last, dayExceptions, startMinutes };
}

/** Yields the event's dates that are not over before `from`, in the order they take place. */
export function* placementsFrom(series: Series, from: DayNumber): Generator<Placement, undefined> {
  const { rule, extraDays, exceptions } = series;
  const exceptional = series.exceptional.filter((placement) => placement.day + extraDays >= from);
  let day = ruleDayFrom(rule, from - extraDays);
  for (let next = 0; ; ) {
    while (day !== null && exceptions.has(day)) day = ruleDayFrom(rule, day + 1);
    const special = exceptional[next];
    if (special && (day === null || special.day <= day)) {
      yield special;
      next++;
    } else if (day !== null) {
      yield { original: day, day, exception: null };
      day = ruleDayFrom(rule, day + 1);
    } else return;
  }
}

/** Yields the event's dates that are over before `before`, the latest first. */
export function* placementsBefore(series: Series, before: DayNumber): Generator<Placement, undefined> {
  const { rule, extraDays, exceptions } = series;
  const exceptional = series.exceptional.filter((placement) => placement.day + extraDays < before).reverse();
  let day = ruleDayUntil(rule, before - extraDays - 1);
  for (let next = 0; ; ) {
    while (day !== null && exceptions.has(day)) day = ruleDayUntil(rule, day - 1);
    const special = exceptional[next];
    if (special && (day === null || special.day >= day)) {
      yield special;
      next++;
    } else if (day !== null) {
      yield { original: day, day, exception: null };
      day = ruleDayUntil(rule, day - 1);
    } else return;
  }
}

/** Returns the date that the rule gives for `original`; null when it gives none or the date was removed. */
export function placementOn(series: Series, original: DayNumber): Placement | null {
  if (!isRuleDay(series.rule, original)) return null;
  if (!series.exceptions.has(original)) return { original, day: original, exception: null };
  return series.exceptional.find((placement) => placement.original === original) ?? null;
}

/**
 * Returns the date as an occurrence. The same date of the same row object is mostly the same object, so that its digest
 * is reused in the lists after a change (lib/core/cache/read-digest.ts).
 */
export function toOccurrence(series: Series, placement: Placement): Occurrence {
  // Callers also ask for a date as it would be without its exception.
  if ((series.exceptions.get(placement.original) ?? null) !== placement.exception)
    return makeOccurrence(series, placement);
  const known = made.get(series) ?? new Map<DayNumber, Occurrence>();
  const before = known.get(placement.original);
  if (before) return before;
  const occurrence = makeOccurrence(series, placement);
  if (known.size >= mostMade) known.clear();
  made.set(series, known.set(placement.original, occurrence));
  return occurrence;
}

const made = new WeakMap<Series, Map<DayNumber, Occurrence>>();
/** Cached dates of one event: a quarter of a year of a weekly one. */
const mostMade = 14;

/** The row's fields with what differs on this date. */
function makeOccurrence(series: Series, placement: Placement): Occurrence {
  const { row, rule, extraDays } = series;
  const { original, day, exception } = placement;
  const days = series.dayExceptions.length > 0 ? daysOf(series, placement) : noDays;
  const status = days.whole ?? (exception ? statusOfKind(exception.kind) : 'scheduled');
  const originalDate = toDateText(original);
  const isBase = original === rule.start;
  // Field by field: windows contain tens of thousands of these, and spreading is several times slower.
  const occurrence = {
    id: isBase ? row.id : occurrenceId(row.id, originalDate),
    kind: row.kind,
    title: exception?.title ?? row.title,
    // The short title belongs to the row's title.
    short_title: exception?.title ? null : row.short_title,
    date: day === original ? originalDate : toDateText(day),
    time: (days.whole === null ? exception?.time : days.time) ?? row.time,
    length_minutes: exception?.length_minutes ?? row.length_minutes,
    location: exception?.location ?? row.location,
    is_offsite: exception?.is_offsite ?? row.is_offsite,
    description: exception?.description ?? row.description,
    image_url: (exception?.image_url ?? row.image_url) || null,
    is_recurring: row.is_recurring,
    recurrence_frequency: row.recurrence_frequency,
    recurrence_pattern: row.recurrence_pattern,
    weekday_occurrences: row.weekday_occurrences,
    target_weekday: row.target_weekday,
    month_day: row.month_day,
    end_date: extraDays > 0 ? toDateText(day + extraDays) : row.end_date || null,
    is_featured: exception?.is_featured ?? row.is_featured,
    show_in_banner: exception?.show_in_banner ?? row.show_in_banner,
    is_streamed: exception?.is_streamed ?? row.is_streamed,
    listed: row.listed,
    held_in: row.held_in,
    ministry_id: row.ministry_id,
    source_name: row.source_name,
    sequence: row.sequence,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_multi_day: !row.is_recurring && Boolean(row.end_date),
    is_instance: !isBase,
    parent_event_id: isBase ? null : row.id,
    is_cancelled: status === 'cancelled',
    status,
    closed_dates: days.closed,
    changed_dates: days.changed,
    original_date: originalDate,
    series_date: row.date,
  };
  return row.language ? { ...occurrence, ...spokenDate(row, exception) } : occurrence;
}

interface DayChanges {
  /** The status of the event by its days; null: by its own. */
  whole: OccurrenceStatus | null;
  time: string | null;
  closed: string[];
  changed: ChangedDate[];
}

const noDays: DayChanges = { whole: null, time: null, closed: [], changed: [] };

/** Returns how the days of a multi-day event differ. When all differ in the same way, so does the event. */
function daysOf({ extraDays, dayExceptions }: Series, { day, exception }: Placement): DayChanges {
  const [first, last] = [toDateText(day), toDateText(day + extraDays)];
  const held = dayExceptions.filter(({ date }) => date >= first && date <= last);
  const [one] = held;
  const isAll = held.length === extraDays + 1 && held.every(({ kind }) => kind === one?.kind);
  // The exception of the first day covers the whole event unless it is for that day only.
  const whole = exception?.day_only !== false ? 'scheduled' : statusOfKind(exception.kind);
  const changed = held.filter(({ kind }) => kind !== 'cancelled');
  return {
    whole: isAll && one ? statusOfKind(one.kind) : whole,
    time: (exception?.day_only && exception.kind === 'late' && !isAll ? null : exception?.time) ?? null,
    closed: held.filter(({ kind }) => kind === 'cancelled').map(({ date }) => date),
    changed: changed.map(({ date, kind, time }) => ({ date, status: statusOfKind(kind), time })),
  };
}

/** Returns minutes since midnight for sorting; an unreadable time comes first in its day. */
export function startOf(time: string): number {
  return parseTimeRange(time)?.start ?? -1;
}
