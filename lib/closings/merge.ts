import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { touchedOf } from './content.ts';
import { isMeant } from './dates-to-close.ts';
import type { ClosingSelection, TouchedDate } from './schema.ts';

type Hours = Pick<StoredClosing, 'from_date' | 'to_date' | 'after_time' | 'mode' | 'new_time'>;

/** The first and last day of a closing, and the time (HH:mm) from which it holds on each; null: all day. */
export type ClosedSpan = Pick<StoredClosing, 'from_date' | 'to_date' | 'after_time'>;

/**
 * Returns which of the closings that share a day with a new one are merged with it, and their common span: each that it
 * covers, in any mode, and each of its own mode that covers it or has the same hours. All others stay separate.
 */
export function mergedInto<Row extends Hours>(
  { from, to, after_time, mode, new_time }: ClosingSelection,
  holding: readonly Row[],
): { merged: Row[]; span: ClosedSpan } {
  const own: ClosedSpan = { from_date: from, to_date: to ?? from, after_time };
  let span = own;
  const merged = holding.filter((row) => {
    const isAlike = row.mode === mode && (mode !== 'late' || row.new_time === new_time);
    const isJoined = isAlike && (covers(row, span) || row.after_time === span.after_time);
    if (!covers(own, row) && !isJoined) return false;
    span = union(span, row);
    return true;
  });
  return { merged, span };
}

function covers(a: ClosedSpan, b: ClosedSpan): boolean {
  const isEarlier = a.after_time === null || (b.after_time !== null && a.after_time <= b.after_time);
  return isEarlier && a.from_date <= b.from_date && b.to_date <= a.to_date;
}

/** The union of two spans, where one covers the other or both have the same hours. */
function union(a: ClosedSpan, b: ClosedSpan): ClosedSpan {
  const earlier = a.after_time === null || b.after_time === null ? null : [a.after_time, b.after_time].sort();
  return {
    from_date: a.from_date < b.from_date ? a.from_date : b.from_date,
    to_date: a.to_date > b.to_date ? a.to_date : b.to_date,
    after_time: earlier?.[0] ?? null,
  };
}

/** Returns the touched dates of closings, each with the state that the first of them found. */
export function touchedByAll(closings: readonly Pick<StoredClosing, 'touched'>[]): TouchedDate[] {
  const first = new Map<string, TouchedDate>();
  for (const touched of closings.flatMap(touchedOf)) {
    const key = keyOf(touched);
    const known = first.get(key);
    first.set(key, known ? { ...touched, before: known.before } : touched);
  }
  return [...first.values()];
}

/** Returns the key of a date, unique across events. */
export function keyOf({ event_id, date }: Pick<TouchedDate, 'event_id' | 'date'>): string {
  return `${event_id} ${date}`;
}

/** Returns the events without the exceptions of those closings. */
export function asBefore(
  events: readonly EventWithExceptions[],
  touched: readonly TouchedDate[],
): EventWithExceptions[] {
  const byKey = new Map(touched.map((date) => [keyOf(date), date]));
  return events.map((event) => {
    const before = (exception: ExceptionRow): ExceptionRow[] => {
      const known = byKey.get(keyOf({ event_id: event.id, date: exception.date }));
      if (!known || known.after.kind !== exception.kind) return [exception];
      return known.before ? [known.before] : [];
    };
    return { ...event, exceptions: event.exceptions.flatMap(before) };
  });
}

/** Whether a date that an earlier closing touched or left on is outside of this one: another day or another time. */
export function isOutside(
  { occurrence }: Pick<TouchedDate, 'occurrence'>,
  selection: ClosingSelection,
): boolean {
  const { from, to, after_time } = selection;
  if (occurrence.date < from || occurrence.date > (to ?? from)) return true;
  return !isMeant(occurrence, { after_time, mode: 'cancelled', new_time: null });
}
