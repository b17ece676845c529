import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { isOverAt } from './closing-days.ts';
import {
  announceClosing,
  lockEvents,
  readEventsBetween,
  readHolding,
  withdrawAnnouncements,
} from './closing-rows.ts';
import { leftOnOf, toClosing, touchedOf } from './content.ts';
import { type DateToClose, datesToClose } from './dates-to-close.ts';
import { writeClosed, writeReopened } from './exceptions.ts';
import { asBefore, type ClosedSpan, isOutside, keyOf, mergedInto, touchedByAll } from './merge.ts';
import type { Closing, ClosingInput, ClosingOccurrence, ClosingSelection, TouchedDate } from './schema.ts';

interface Plan {
  dates: DateToClose[];
  /** What it leaves on that is not over. */
  leftOn: ClosingOccurrence[];
  /** The closings that it is merged with, the oldest first. */
  merged: StoredClosing[];
  span: ClosedSpan;
  /** The touched dates of the merged closings. */
  previous: TouchedDate[];
  /** The touched dates of all closings of these days. */
  held: TouchedDate[];
}

/** Returns what a closing would touch, computed as if the closings that it replaces did not exist. */
export async function planClosing(database: Database, selection: ClosingSelection): Promise<Plan> {
  const { from } = selection;
  const to = selection.to ?? from;
  const holding = await readHolding(database, from, to);
  const events = await readEventsBetween(database, from, to);
  const { merged, span } = mergedInto(selection, holding);
  const held = touchedByAll(holding);
  // A date that another closing cancelled can be closed again, merged or not.
  const { touched: dates, left } = datesToClose(asBefore(events, held), selection);
  const now = new Date();
  const leftOn = [
    ...merged.flatMap(leftOnOf).filter((occurrence) => isOutside({ occurrence }, selection)),
    ...left.map(({ occurrence }) => occurrence).filter((occurrence) => !isOverAt(occurrence, now)),
  ];
  return { dates, leftOn, merged, span, previous: touchedByAll(merged), held };
}

/**
 * Closes the church in the caller's transaction: writes an exception per date and the announcement, and stores the
 * previous state of each date. A closing that is merged with earlier ones has the id of the oldest.
 */
export async function closeChurch(database: Database, input: ClosingInput): Promise<Closing> {
  await lockNamed(database, 'closings');
  const ids = (await planClosing(database, input)).dates.map(({ event_id }) => event_id);
  await lockEvents(database, ids);
  const plan = await planClosing(database, input);
  const { dates, previous } = plan;
  const closed = new Set(dates.map(keyOf));
  const left = previous.filter((date) => !closed.has(keyOf(date)));
  const kept = left.filter((date) => isOutside(date, input));
  await writeReopened(
    database,
    left.filter((date) => !kept.includes(date)),
  );
  const touched = [...kept, ...(await writeClosed(database, dates, input, plan))];
  return toClosing(await writeClosing(database, input, plan, touched));
}

async function writeClosing(
  database: Database,
  input: ClosingInput,
  { merged: [first, ...others], span, leftOn }: Plan,
  touched: TouchedDate[],
): Promise<StoredClosing> {
  const { except, mode, new_time, message } = input;
  const announcement_id = await announceClosing(
    database,
    { message, from: span.from_date, to: span.to_date },
    first?.announcement_id ?? null,
  );
  await withdrawAnnouncements(
    database,
    others.map((row) => row.announcement_id),
  );
  if (others.length > 0)
    await database.closing.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } });
  const data = {
    ...{ ...span, mode, new_time, message, announcement_id },
    except_ids: except,
    left_on: leftOn,
    touched: touched as unknown as Prisma.InputJsonValue,
  };
  if (!first) {
    // Equal times mark a closing that was never changed.
    const now = new Date();
    return database.closing.create({ data: { ...data, created_at: now, updated_at: now } });
  }
  return database.closing.update({ where: { id: first.id }, data });
}

/**
 * Reopens the church in the caller's transaction: restores each date and deletes the announcement. A date that a later
 * closing touches too keeps the state of that one, and is restored when that one is reopened.
 * @throws AppError `not_found`, or `conflict` when it is open again already
 */
export async function reopenChurch(database: Database, id: string): Promise<Closing> {
  await lockNamed(database, 'closings');
  const row = existing(await database.closing.findUnique({ where: { id } }), messages.closings.notFound);
  if (row.reopened_at) throw new AppError('conflict', messages.closings.alreadyOpen);
  const touched = touchedOf(row);
  await lockEvents(
    database,
    touched.map(({ event_id }) => event_id),
  );
  const later = await handToLater(database, row, touched);
  await writeReopened(
    database,
    touched.filter((date) => !later.has(keyOf(date))),
  );
  await withdrawAnnouncements(database, [row.announcement_id]);
  return toClosing(await database.closing.update({ where: { id }, data: { reopened_at: new Date() } }));
}

/** Hands dates that later closings touch too to those closings, with their previous state. Returns their keys. */
async function handToLater(
  database: Database,
  { id, from_date, to_date, created_at }: StoredClosing,
  touched: readonly TouchedDate[],
): Promise<Set<string>> {
  const before = new Map(touched.map((date) => [keyOf(date), date]));
  const handed = new Set<string>();
  for (const other of await readHolding(database, from_date, to_date)) {
    if (other.id === id || other.created_at < created_at) continue;
    const theirs = touchedOf(other);
    const shared = theirs.filter((date) => before.has(keyOf(date)) && !handed.has(keyOf(date)));
    if (shared.length === 0) continue;
    const told = theirs.map((date) =>
      shared.includes(date) ? { ...date, before: before.get(keyOf(date))?.before ?? null } : date,
    );
    await database.closing.update({
      where: { id: other.id },
      data: { touched: told as unknown as Prisma.InputJsonValue },
    });
    for (const date of shared) handed.add(keyOf(date));
  }
  return handed;
}
