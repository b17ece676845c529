import type { Database } from '#lib/core/database/db.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { dayOfLetters, partsOfMinute } from '../bulk/bulk-pace.ts';
import type { MailSettings } from './schema.ts';

type Pace = Pick<MailSettings, 'a_minute' | 'a_day'>;

/** A mail may leave now, or at `until`. */
type Slot = { id: bigint; until?: undefined } | { until: Date };

/** The places that were free; where none was, until when. */
interface Slots {
  ids: bigint[];
  until: Date;
}

interface Wanted {
  count: number;
  /** Mails of a letter leave room for those that are urgent. */
  isOfLetter: boolean;
}

interface Limit {
  most: number | null;
  milliseconds: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Takes the place of one mail in the pace that holds for all mails of all processes together. In a transaction of the
 * caller's, which is short.
 */
export async function takeSlot(database: Database, pace: Pace, now: Date): Promise<Slot> {
  const { ids, until } = await takeSlots(database, pace, { count: 1, isOfLetter: false }, now);
  return ids[0] === undefined ? { until } : { id: ids[0] };
}

/** Takes the places of so many mails, or of as many as may leave now. In a transaction of the caller's. */
export async function takeSlots(
  database: Database,
  pace: Pace,
  { count, isOfLetter }: Wanted,
  now: Date,
): Promise<Slots> {
  await lockNamed(database, 'mail pace');
  await database.mailSlot.deleteMany({ where: { at: { lte: new Date(now.getTime() - day) } } });
  let [free, until] = [count, now];
  for (const limit of isOfLetter ? limitsOfLetters(pace) : limitsOf(pace)) {
    const room = await roomIn(database, limit, count, now);
    free = Math.min(free, room.free);
    if (room.until > until) until = room.until;
  }
  if (free <= 0) return { ids: [], until };
  const data = Array.from({ length: free }, () => ({ at: now }));
  const made = await database.mailSlot.createManyAndReturn({ data, select: { id: true } });
  return { ids: made.map(({ id }) => id), until };
}

/** Gives back the places of mails that no server was handed. */
export async function returnSlots(database: Database, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0) await database.mailSlot.deleteMany({ where: { id: { in: [...ids] } } });
}

function limitsOf({ a_minute, a_day }: Pace): Limit[] {
  return [
    { most: a_minute, milliseconds: minute },
    { most: a_day, milliseconds: day },
  ];
}

function limitsOfLetters(pace: Pace): Limit[] {
  const part = pace.a_minute === null ? null : Math.ceil(pace.a_minute / partsOfMinute);
  return [
    ...limitsOf({ ...pace, a_day: dayOfLetters(pace) }),
    { most: part, milliseconds: minute / partsOfMinute },
  ];
}

/** Returns how many mails a limit lets leave now, and when another one may: once its last one is as old as it counts. */
async function roomIn(
  database: Database,
  { most, milliseconds }: Limit,
  count: number,
  now: Date,
): Promise<{ free: number; until: Date }> {
  if (most === null) return { free: count, until: now };
  const since = { at: { gt: new Date(now.getTime() - milliseconds) } };
  const taken = await database.mailSlot.count({ where: since });
  if (taken < most) return { free: most - taken, until: now };
  const [last] = await database.mailSlot.findMany({
    where: since,
    orderBy: { at: 'desc' },
    skip: most - 1,
    take: 1,
  });
  return { free: 0, until: last ? new Date(last.at.getTime() + milliseconds) : now };
}
