import type { Database } from '#lib/core/database/db.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import type { MailSettings } from './schema.ts';

type Pace = Pick<MailSettings, 'a_minute' | 'a_day'>;

/** A mail may leave now, or at `until`. */
type Slot = { id: bigint; until?: undefined } | { until: Date };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Takes the place of one mail in the pace that holds for all mails of all processes together. In a transaction of the
 * caller's, which is short.
 */
export async function takeSlot(database: Database, { a_minute, a_day }: Pace, now: Date): Promise<Slot> {
  await lockNamed(database, 'mail pace');
  await database.mailSlot.deleteMany({ where: { at: { lte: new Date(now.getTime() - day) } } });
  const free = [await freeAt(database, a_minute, minute, now), await freeAt(database, a_day, day, now)];
  const until = new Date(Math.max(...free.map(Number)));
  if (until > now) return { until };
  const { id } = await database.mailSlot.create({ data: { at: now } });
  return { id };
}

/** Gives back the place of a mail that no server was handed. */
export async function returnSlot(database: Database, id: bigint): Promise<void> {
  await database.mailSlot.deleteMany({ where: { id } });
}

/** Returns when another mail may leave: once the limit's last one is as old as the limit counts. */
async function freeAt(
  database: Database,
  limit: number | null,
  milliseconds: number,
  now: Date,
): Promise<Date> {
  if (limit === null) return now;
  const since = new Date(now.getTime() - milliseconds);
  const [last] = await database.mailSlot.findMany({
    where: { at: { gt: since } },
    orderBy: { at: 'desc' },
    skip: limit - 1,
    take: 1,
  });
  return last ? new Date(last.at.getTime() + milliseconds) : now;
}
