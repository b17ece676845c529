import 'server-only';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import type { Topic } from '#lib/subscribers/schema.ts';
import { createComposed } from './compose/composed.ts';
import { composedWeek } from './compose/new-week.ts';
import { correctionOf } from './corrections/new-correction.ts';
import {
  type LetterFields,
  letterCreation,
  letterReference,
  letterUpdate,
  weekComposition,
} from './letter-input.ts';
import { assertUnsent, hasLeft, lockLetter } from './letter-rows.ts';
import { itemsOf, toLetter } from './present-letter.ts';
import type { LetterKind, LetterRow } from './schema.ts';

/** The topics of a letter whose writer chose none. */
const usualTopics: Record<LetterKind, Topic[]> = { week: ['week'], letter: [], alert: ['alerts'] };

/**
 * Adds a letter that is not sent. With `corrects`, one that tells the readers of that letter what has changed since.
 * @throws AppError `invalid` on `corrects` for a letter that was not sent, or of which nothing has changed
 */
export const createLetter = command({
  name: 'createLetter',
  access: 'letters',
  input: letterCreation,
  changes: 'letters',
  run: async ({ kind, corrects, ...fields }, { write }): Promise<LetterRow> => {
    const original = corrects ? await correctionOf(corrects, new Date()) : null;
    const usual = { kind, topics: usualTopics[kind], is_public: kind === 'week' };
    const written = columnsOf(fields);
    return toLetter(
      await write((database) =>
        original
          ? createComposed(database, original, written)
          : database.letter.create({ data: { ...usual, ...written } }),
      ),
    );
  },
});

/** Adds 'this week': the coming seven days, as they are now. A week that brings nothing is skipped. */
export const composeWeekLetter = command({
  name: 'composeWeekLetter',
  access: 'letters',
  input: weekComposition,
  changes: 'letters',
  run: async ({ now }, { write }): Promise<LetterRow> => {
    const week = await composedWeek(now);
    return toLetter(await write((database) => createComposed(database, week)));
  },
});

/**
 * Changes a letter that was not sent; omitted fields are kept. One that was left out becomes a draft again.
 * @throws AppError `not_found`; `conflict` when it was sent, or changed since it was read
 */
export const updateLetter = command({
  name: 'updateLetter',
  access: 'letters',
  input: letterUpdate,
  changes: 'letters',
  run: ({ id, if_match, ...fields }, { write }): Promise<LetterRow> =>
    write(async (database) => {
      const row = await lockLetter(database, { id, if_match });
      assertUnsent(row);
      const data = { ...columnsOf(fields), ...(fields.blocks && withoutLists(row)), ...stateAfter(row) };
      return toLetter(await database.letter.update({ where: { id }, data }));
    }),
});

/**
 * Deletes a letter that was not sent.
 * @throws AppError `not_found`; `conflict` when it was sent, or changed since it was read
 */
export const deleteLetter = command({
  name: 'deleteLetter',
  access: 'letters',
  input: letterReference,
  changes: 'letters',
  run: (reference, { write }): Promise<void> =>
    write(async (database) => {
      const row = await lockLetter(database, reference);
      if (hasLeft(row))
        throw new AppError('conflict', messages.letters.notDeleted, { current: toLetter(row) });
      await database.letter.delete({ where: { id: row.id } });
    }),
});

/** Returns what is stored of what staff wrote: HTML cleaned. */
function columnsOf({ words, blocks, ...fields }: LetterFields) {
  return {
    ...fields,
    ...(words !== undefined && { words: cleanHtml(words) }),
    ...(blocks !== undefined && { blocks: checkedBlocks(blocks) as unknown as Prisma.InputJsonValue }),
  };
}

/** Lists of other blocks are made when the letter is decided again: what was planned is read once more. */
function withoutLists(row: Letter) {
  const items = itemsOf(row).filter(({ block }) => block === null);
  return { items: items as unknown as Prisma.InputJsonValue };
}

/** What somebody has changed waits for a press: it leaves as it was read. */
function stateAfter({ state }: Letter) {
  return state === 'draft' ? {} : { state: 'draft', send_at: null };
}
