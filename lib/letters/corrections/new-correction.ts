import { db } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { correctedItems } from './changed-dates.ts';
import { readChanges } from './read-changes.ts';

/**
 * Returns the columns of a letter that tells the readers of another one what has changed since.
 * @throws AppError `invalid` on `corrects` for a letter that was not sent; `conflict` when nothing has changed
 */
export async function correctionOf(id: string, now: Date) {
  const original = await sentLetter(id);
  const changes = await readChanges(original, now);
  if (changes.length === 0) throw new AppError('conflict', messages.letters.nothingChanged);
  const items = correctedItems(changes, await listEventsWithExceptions());
  const { correction, corrected } = messages.letterWords;
  return {
    // What an alert said is corrected as fast.
    kind: original.kind === 'alert' ? 'alert' : 'letter',
    closing_id: original.closing_id,
    corrects: original.id,
    subject: correction(original.subject),
    words: `<p>${corrected}</p>`,
    items: items as unknown as Prisma.InputJsonValue,
    topics: original.topics,
    is_public: original.is_public,
  } satisfies Prisma.LetterUncheckedCreateInput;
}

/** Returns the letter, or the one that it corrects itself. @throws AppError `invalid` */
async function sentLetter(id: string): Promise<Letter> {
  const found = await db().letter.findUnique({ where: { id } });
  const original =
    found?.corrects != null ? await db().letter.findUnique({ where: { id: found.corrects } }) : found;
  if (!original?.sent_at) throw fieldError('corrects', messages.letters.notSent);
  return original;
}
