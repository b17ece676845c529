import { clockText } from '#lib/core/church/service-labels.ts';
import type { Database } from '#lib/core/database/db.ts';
import { minutesOf } from '#lib/core/dates/calendar-date.ts';
import type { EventException } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { exceptionColumns, removedDate } from '#lib/events/exception-columns.ts';
import { eventException } from '#lib/events/occurrence.ts';
import { statusOfMode } from './closing-words.ts';
import type { DateToClose } from './dates-to-close.ts';
import { keyOf } from './merge.ts';
import type { ClosingSelection, TouchedDate } from './schema.ts';

/** Returns the current exceptions of dates by their keys. */
export async function readExceptions(
  database: Database,
  dates: readonly Pick<TouchedDate, 'event_id' | 'date'>[],
): Promise<Map<string, EventException>> {
  const ids = [...new Set(dates.map(({ event_id }) => event_id))];
  const rows = await database.eventException.findMany({ where: { event_id: { in: ids } } });
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/**
 * Writes the exception of each date and returns its previous state; for a date of a closing that this one replaces
 * (`previous`), the state that the replaced one found. A late time that a closing set (`held`) is not kept.
 */
export async function writeClosed(
  database: Database,
  dates: readonly DateToClose[],
  { mode, new_time }: Pick<ClosingSelection, 'mode' | 'new_time'>,
  { previous, held }: Record<'previous' | 'held', readonly TouchedDate[]>,
): Promise<TouchedDate[]> {
  const [taken, made] = [byKeyOf(previous), byKeyOf(held)];
  const present = await readExceptions(database, dates);
  const time = mode === 'late' && new_time !== null ? clockText(minutesOf(new_time)) : null;
  const touched: TouchedDate[] = [];
  // One after the other: a transaction has one connection.
  for (const { occurrence, event_id, date, day_only } of dates) {
    const key = keyOf({ event_id, date });
    const row = present.get(key);
    const earlier = taken.get(key);
    const isOfEarlier = earlier !== undefined && row?.kind === earlier.after.kind;
    const columns = row ? exceptionColumns(toException(row)) : removedDate;
    const lateBy = row?.kind === 'late' ? made.get(key) : undefined;
    const usual = lateBy?.after.kind === 'late' ? (lateBy.before?.time ?? null) : columns.time;
    const data = { ...columns, kind: statusOfMode[mode], day_only, time: time ?? usual };
    const after = await database.eventException.upsert({
      where: { event_id_date: { event_id, date } },
      create: { ...data, event_id, date },
      update: data,
    });
    const found = row ? toException(row) : null;
    touched.push({
      occurrence,
      event_id,
      date,
      before: isOfEarlier ? earlier.before : found,
      after: toException(after),
    });
  }
  return touched;
}

function byKeyOf(dates: readonly TouchedDate[]): Map<string, TouchedDate> {
  return new Map(dates.map((date) => [keyOf(date), date]));
}

/**
 * Restores the previous state of each date. Columns that staff have changed since are kept, and so is a date whose kind
 * they have changed.
 */
export async function writeReopened(database: Database, touched: readonly TouchedDate[]): Promise<void> {
  const present = await readExceptions(database, touched);
  const byId = new Map([...present.values()].map((row) => [row.id, row]));
  for (const date of touched) {
    const row = byId.get(date.after.id) ?? present.get(keyOf(date));
    if (!row || row.kind !== date.after.kind || row.day_only !== date.after.day_only) continue;
    const data = putBack(toException(row), date);
    if (data) await database.eventException.update({ where: { id: row.id }, data });
    else await database.eventException.delete({ where: { id: row.id } });
  }
}

type Columns = ReturnType<typeof exceptionColumns>;

/** Returns the exception without the closing; null when nothing is left of it. */
function putBack(row: TouchedDate['after'], { before, after }: TouchedDate): Columns | null {
  const [now, closed] = [exceptionColumns(row), exceptionColumns(after)];
  const was = before ? exceptionColumns(before) : { ...exceptionColumns(after), ...removedDate };
  const names = Object.keys(now) as (keyof Columns)[];
  // The time of a late date is its late start.
  const isStatus = (name: keyof Columns) => name === 'time' && after.kind === 'late';
  const kept = names.filter((name) => now[name] !== closed[name] && !isStatus(name));
  const data = { ...was, ...Object.fromEntries(kept.map((name) => [name, now[name]])), date: now.date };
  if (before) return data;
  const isUsual = names.every(
    (name) => name === 'date' || name === 'kind' || name === 'day_only' || data[name] === null,
  );
  return isUsual ? null : { ...data, kind: 'changed', day_only: false };
}

function toException(row: EventException): TouchedDate['after'] {
  return presentRow(eventException, row);
}
