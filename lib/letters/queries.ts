import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { countPhones } from '#lib/push/queue.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { topicLabels } from '#lib/subscribers/topics.ts';
import { contentOf } from './letter-content.ts';
import { knownLetter, letterList } from './letter-input.ts';
import { countMails, reached, withCounts } from './letter-rows.ts';
import { noCounts, toLetter, topicsOf } from './present-letter.ts';
import type { LetterContent, LetterRow } from './schema.ts';
import { recipientsOf, type Sending, sendingOf } from './sending/begin-sending.ts';
import { spokenLetter } from './spoken/spoken-letter.ts';

/** Returns letters with their counts, the newest first. */
export const listLetters = privateQuery({
  name: 'listLetters',
  access: 'letters',
  input: letterList,
  run: async ({ kind, state, limit, offset }): Promise<{ rows: LetterRow[]; total: number }> => {
    const where = { ...(kind && { kind }), ...(state && { state }) };
    const [found, total] = await Promise.all([
      db().letter.findMany({ where, orderBy: latestFirst, take: limit, skip: offset }),
      db().letter.count({ where }),
    ]);
    const counts = await countMails(
      db(),
      found.map(({ id }) => id),
    );
    return { rows: found.map((row) => cleaned(toLetter(row, counts.get(row.id) ?? noCounts))), total };
  },
});

/** Returns a letter with its counts. @throws AppError `not_found` */
export const findStaffLetter = privateQuery({
  name: 'findStaffLetter',
  access: 'letters',
  input: knownLetter,
  run: async ({ id }): Promise<LetterRow> =>
    cleaned(await withCounts(db(), existing(await db().letter.findUnique({ where: { id } })))),
});

/** Returns a letter that is a page of the site, without counts. @throws AppError `not_found` */
export const findLetter = publicQuery({
  name: 'findLetter',
  input: knownLetter,
  run: async ({ id }): Promise<LetterRow> =>
    cleaned(toLetter(spokenLetter(existing((await readPublic(id)).row)), null)),
});

/** Returns the same as it is drawn. @throws AppError `not_found` */
export const findLetterPage = publicQuery({
  name: 'findLetterPage',
  input: knownLetter,
  run: async ({ id }): Promise<LetterContent> => contentOf(existing((await readPublic(id)).row)),
});

const readPublic = cacheQuery('letters', async (id: string) => ({
  row: await db().letter.findFirst({ where: { id, is_public: true, ...reached } }),
}));

function cleaned(letter: LetterRow): LetterRow {
  return { ...letter, words: cleanHtml(letter.words), blocks: cleanedBlocks(letter.blocks) };
}

/** What sending a letter would do now. */
export interface LetterAudience extends Sending {
  /** Its topics that exist, by name. */
  topics: { topic: string; label: string }[];
  /** How many phones an alert goes to; 0 for other letters. */
  phones: number;
}

/** Returns how many would get a letter if it was sent now, and about how long that takes. @throws AppError `not_found` */
export const findLetterAudience = privateQuery({
  name: 'findLetterAudience',
  access: 'letters',
  input: knownLetter,
  run: async ({ id }): Promise<LetterAudience> => {
    const row = existing(await db().letter.findUnique({ where: { id } }));
    const labels = await topicLabels(db(), topicsOf(row));
    const recipients = await recipientsOf(db(), row, {
      topics: [...labels.keys()],
      hasMail: await isMailSetUp(),
    });
    const phones = row.kind === 'alert' ? await countPhones(db(), 'alerts') : 0;
    const topics = [...labels].map(([topic, label]) => ({ topic, label }));
    return { topics, phones, ...(await sendingOf(recipients.length)) };
  },
});
