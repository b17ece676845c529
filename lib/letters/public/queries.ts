import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import type { LetterKind, PublicLetter } from '../schema.ts';
import { decidedIn } from '../spoken/spoken-letter.ts';

/** Those that are offered to everybody. The page of a letter that was stopped is there for who got it alone. */
const isShown = { is_public: true, sent_at: { not: null }, state: { in: ['sending', 'sent'] } };

/** Returns the letters that everybody may read, the newest first. */
export const listPublicLetters = publicQuery({
  name: 'listPublicLetters',
  input: noInput,
  run: async (): Promise<PublicLetter[]> => (await readShown()).letters,
});

const readShown = cacheQuery('letters', async () => {
  const select = { id: true, kind: true, subject: true, spoken: true, sent_at: true, updated_at: true };
  const rows = await db().letter.findMany({ where: isShown, select, orderBy: { sent_at: 'desc' } });
  return {
    letters: rows.map((row) => {
      const { id, sent_at, updated_at, kind } = row;
      const { subject, untranslated } = decidedIn({ ...row, words: '', blocks: [], items: [] });
      return {
        ...{ id, subject, ...(untranslated && { untranslated: [...untranslated] }) },
        kind: kind as LetterKind,
        day: churchToday(sent_at ?? updated_at),
        sent_at: (sent_at ?? updated_at).toISOString(),
        updated_at: updated_at.toISOString(),
      };
    }),
  };
});
