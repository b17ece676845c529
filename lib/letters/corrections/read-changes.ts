import { db } from '#lib/core/database/db.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { reached } from '../letter-rows.ts';
import { itemsOf } from '../present-letter.ts';
import { type ChangedDate, changedDates, toldKey } from './changed-dates.ts';

/** Returns what has changed of the dates that a letter that was sent told. */
export async function readChanges(letter: Letter, now: Date): Promise<ChangedDate[]> {
  const corrections = await db().letter.findMany({
    where: { AND: [reached, { corrects: letter.id }] },
    orderBy: { sent_at: 'asc' },
  });
  const told = [letter, ...corrections];
  if (told.every((each) => itemsOf(each).every(({ dates }) => dates.length === 0))) return [];
  const events = await listEventsWithExceptions();
  // Some readers have a correction that was stopped, the others have what was told before.
  const toAll = told.filter((each) => each === letter || each.state !== 'skipped');
  const changes = [told, toAll].flatMap((letters) => changedDates(letters.map(itemsOf), events, now));
  return [...new Map(changes.map((change) => [toldKey(change.date), change])).values()];
}
