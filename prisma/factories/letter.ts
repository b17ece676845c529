import type { Database } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';

/** A letter about news, with a few words, that is not sent. */
const defaults = {
  kind: 'letter',
  subject: 'Our garden',
  words: '<p>Come and see.</p>',
  topics: ['news'],
} satisfies Prisma.LetterUncheckedCreateInput;

/** Writes a letter and returns its row. */
export function createLetter(
  client: Database,
  overrides: Partial<Prisma.LetterUncheckedCreateInput> = {},
): Promise<Letter> {
  return client.letter.create({ data: { ...defaults, ...overrides } });
}
