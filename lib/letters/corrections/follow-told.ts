import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { unlogged } from '#lib/core/operations/audited-transaction.ts';
import type { EventChange } from '#lib/forms/dates/changed-events.ts';
import { followDate, splitAmong } from '#lib/forms/dates/moved-dates.ts';
import { itemsOf } from '../present-letter.ts';

/** What a letter tells is over after as many days. */
const mostDays = 21;

/** Returns since when letters that were sent tell of what may be to come. */
export function oldestTold(now: Date): Date {
  return new Date(now.getTime() - mostDays * 86_400_000);
}

/**
 * Carries the dates that letters told along with the events that the caller's transaction has changed, so that a date is
 * compared with the one that replaces it. What the letters say stays.
 */
export async function followTold(
  database: Database,
  changes: readonly EventChange[],
  now = new Date(),
): Promise<void> {
  const letters = (await lockTelling(database, changes, now)).map((row) => ({ ...row, items: itemsOf(row) }));
  const told = letters.flatMap(({ items }) => items.flatMap(({ dates }) => dates));
  const split = splitAmong(changes, [...new Set(told.map(({ event_id }) => event_id))]);
  for (const { id, items } of letters) {
    const carried = items.map((item) => ({
      ...item,
      dates: item.dates.map((date) => {
        const change = changes.find((each) => each.id === date.event_id);
        if (!change) return date;
        const followed = followDate(date.date, change, split);
        return { ...date, event_id: followed.event.id, date: followed.date };
      }),
    }));
    if (isDeepStrictEqual(items, carried)) continue;
    const data = { items: carried as unknown as Prisma.InputJsonValue };
    await unlogged(database, () => database.letter.update({ where: { id }, data }));
  }
}

/** In the order of their ids, so that two transactions never deadlock. */
async function lockTelling(
  database: Database,
  changes: readonly EventChange[],
  now: Date,
): Promise<Pick<Letter, 'id' | 'items'>[]> {
  const telling = changes.map(({ id }) => JSON.stringify([{ dates: [{ event_id: id }] }]));
  return database.$queryRaw`
    SELECT id::text, items FROM letters
    WHERE (sent_at IS NULL OR sent_at > ${oldestTold(now)}) AND items @> ANY(${telling}::jsonb[])
    ORDER BY id FOR UPDATE`;
}
