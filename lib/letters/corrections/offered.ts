import { db } from '#lib/core/database/db.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { reached } from '../letter-rows.ts';
import { type ChangedDate, correctedItems } from './changed-dates.ts';
import { oldestTold } from './follow-told.ts';
import { readChanges } from './read-changes.ts';
import type { OfferedCorrection } from './schema.ts';

/** A letter that was sent, and what has changed of it. */
interface ChangedLetter {
  letter: Letter;
  changes: ChangedDate[];
}

/** Returns the letters of late of which something has changed since they were sent, the newest first. */
export async function readChangedLetters(now: Date): Promise<ChangedLetter[]> {
  const letters = await db().letter.findMany({
    where: { AND: [reached, { corrects: null, sent_at: { gt: oldestTold(now) } }] },
    orderBy: { sent_at: 'desc' },
  });
  const read = letters.map(async (letter) => ({ letter, changes: await readChanges(letter, now) }));
  return (await Promise.all(read)).filter(({ changes }) => changes.length > 0);
}

/** Returns the corrections of those letters, as staff are offered them. */
export async function readOffered(now: Date): Promise<OfferedCorrection[]> {
  return Promise.all((await readChangedLetters(now)).map(offeredFor));
}

async function offeredFor({ letter, changes }: ChangedLetter): Promise<OfferedCorrection> {
  const draft = await db().letter.findFirst({
    where: { corrects: letter.id, state: { in: ['draft', 'ready'] } },
    orderBy: { created_at: 'desc' },
    select: { id: true },
  });
  const items = correctedItems(changes, await listEventsWithExceptions());
  return {
    letter_id: letter.id,
    subject: letter.subject,
    draft_id: draft?.id ?? null,
    changed: changes.map(({ item, date }) => ({ title: item.title, date: date.date, was: item.when })),
    items: items.map(({ dates: _, block: __, ...item }) => item),
  };
}
