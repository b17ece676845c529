import type { Database } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { noCounts, toLetter } from './present-letter.ts';
import type { LetterCounts, LetterRow } from './schema.ts';

/** Returns how many mails of each letter were sent, wait, or did not arrive. Letters without mails are left out. */
export async function countMails(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, LetterCounts>> {
  const rows = await database.$queryRaw<(LetterCounts & { id: string })[]>`
    SELECT letter_id::text AS id, count(*)::int AS readers,
      count(*) FILTER (WHERE sent_at IS NOT NULL AND bounced_at IS NULL)::int AS sent,
      count(*) FILTER (WHERE sent_at IS NULL AND stopped_at IS NULL)::int AS waiting,
      count(*) FILTER (WHERE bounced_at IS NOT NULL OR (sent_at IS NULL AND stopped_at IS NOT NULL))::int AS stopped
    FROM mails WHERE letter_id = ANY(${[...ids]}::uuid[]) GROUP BY letter_id`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Returns the row with its counts. */
export async function withCounts(database: Database, row: Letter): Promise<LetterRow> {
  return toLetter(row, (await countMails(database, [row.id])).get(row.id) ?? noCounts);
}

/**
 * Returns the row, locked until the transaction ends.
 * @throws AppError `not_found`, or `conflict` with the present row when it has changed since it was read
 */
export async function lockLetter(
  database: Database,
  { id, if_match }: { id: string; if_match?: string | undefined },
): Promise<Letter> {
  await database.$queryRaw`SELECT FROM letters WHERE id = ${id}::uuid FOR UPDATE`;
  const row = existing(await database.letter.findUnique({ where: { id } }));
  assertSame(row, if_match);
  return row;
}

/** Requires the version of a locked row that was read. @throws AppError `conflict` with the present row */
export function assertSame(row: Letter, if_match: string | undefined): void {
  assertUnchanged(row, { if_match, present: (letter: Letter) => toLetter(letter) });
}

/** Returns whether some of the letter has left. */
export function hasLeft({ sent_at }: Pick<Letter, 'sent_at'>): boolean {
  return sent_at !== null;
}

/** Those that readers have: what was sent, and of what was stopped that of which some mails had left. */
export const reached = {
  sent_at: { not: null },
  OR: [{ state: { in: ['sending', 'sent'] } }, { mails: { some: {} } }],
} satisfies Prisma.LetterWhereInput;

/** Requires that the letter was not sent. @throws AppError `conflict` with the present row */
export function assertUnsent(row: Letter): void {
  if (hasLeft(row)) throw new AppError('conflict', messages.letters.alreadySent, { current: toLetter(row) });
}
