import type { Prisma, Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { withdrawAnnouncements } from './announce.ts';
import { lockClosings, lockEvents, readHolding } from './closing-rows.ts';
import { toClosing, touchedOf } from './content.ts';
import { writeReopened } from './exceptions.ts';
import { keyOf } from './merge.ts';
import { closingMessages } from './messages.ts';
import type { Closing, TouchedDate } from './schema.ts';

/**
 * Opens the church again, as part of the caller's transaction: what each date was comes back, and the announcement
 * goes. A date that a later closing touches too stays as that one has it, which gives it back in turn.
 * @throws AppError `not_found`, or `conflict` when it is open again already
 */
export async function reopenChurch(database: Database, id: string): Promise<Closing> {
  await lockClosings(database);
  const row = await database.closing.findUnique({ where: { id } });
  if (!row) throw new AppError('not_found', closingMessages.notFound);
  if (row.reopened_at) throw new AppError('conflict', closingMessages.alreadyOpen);
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

/** The dates that later closings touch too: these are told what each was before. Gives their keys. */
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
