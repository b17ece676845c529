import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { madeFrom } from '#lib/core/translations/made-from.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import { inSecond } from '../spoken/spoken-letter.ts';

/** The columns of a letter that the site writes. */
type Written = Prisma.LetterUncheckedCreateInput & { subject: string; items: Prisma.InputJsonValue };

/** A letter that the site writes: its columns, and what it says in the second language, where there is one. */
export interface Composed<Data extends Written = Written> {
  data: Data;
  spoken: Prisma.InputJsonObject | null;
}

/** Returns what `compose` writes in each language of the site; the first one is what the letter is stored in. */
export async function inBothLanguages<Data extends Written>(
  compose: () => Promise<Data>,
): Promise<Composed<Data>> {
  const data = languagePrefix() ? await runInLanguage(null, compose) : await compose();
  const spoken = await inSecond(async () => {
    const { subject, words = '', items } = await compose();
    return { subject, words, blocks: [], items: items as Prisma.JsonValue };
  });
  return { data, spoken };
}

/** Adds a letter that the site has written; `changes` are what staff want of it. Staff find its words among the translations. */
export async function createComposed(
  database: Database,
  { data, spoken }: Composed,
  changes: Partial<Prisma.LetterUncheckedCreateInput> = {},
): Promise<Letter> {
  const row = await database.letter.create({ data: { ...data, ...changes, ...(spoken && { spoken }) } });
  if (spoken) {
    const texts = (['subject', 'words'] as const).filter((name) => spoken[name] && data[name]);
    await database.translation.create({
      data: {
        ...{ table_name: 'letters', row_id: row.id, language: String(spoken.language) },
        ...madeFrom(
          Object.fromEntries(texts.map((name) => [name, [String(data[name]), String(spoken[name])]])),
        ),
      },
    });
  }
  return row;
}
