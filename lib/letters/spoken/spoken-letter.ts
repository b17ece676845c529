import { z } from 'zod';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { churchTag, secondTag } from '#lib/core/church/locale.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { rowLanguage } from '#lib/core/translations/row-language.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import { itemsOf } from '../present-letter.ts';
import type { StoredItem } from '../schema.ts';

/** The columns of a letter that its readers see, and which of them are shown in the first language. */
export interface Said extends Pick<Letter, 'subject' | 'words' | 'blocks' | 'items'> {
  untranslated?: readonly string[] | undefined;
}

/** What is stored of a letter in the second language. */
const stored = z.object({
  language: z.string(),
  subject: z.string(),
  words: z.string(),
  blocks: z.array(z.unknown()),
  items: z.array(z.unknown()),
  untranslated: z.array(z.string()).optional(),
});

/** Returns what a letter that was decided says in the language of the current request. */
export function decidedIn(row: Said & Pick<Letter, 'spoken'>): Said {
  const spoken = stored.safeParse(row.spoken).data;
  if (spoken?.language === churchTag()) return spoken as Said;
  return languagePrefix()
    ? { ...asWritten(row), items: inFirst(itemsOf(row)) as unknown as Said['items'] }
    : row;
}

/** Returns a letter that was decided in the language of the current request, with what is there of it. */
export function spokenLetter(row: Letter): Letter & Spoken {
  const language = rowLanguage()?.language;
  if (!language) return row;
  const { untranslated = [], ...said } = decidedIn(row);
  const texts = ['subject', 'words'].filter((name) => untranslated.includes(name));
  const translated = texts.length === 0 ? 'whole' : texts.length === 1 ? 'partly' : 'not';
  return { ...row, ...said, language, translated, ...(texts.length > 0 && { untranslated: texts }) };
}

/** Returns the items that a letter had from the beginning, in the language of the current request. */
export function composedItems(row: Letter): StoredItem[] {
  const spoken = stored.safeParse(row.spoken).data;
  const own = (of: { items: unknown }) => itemsOf(of).filter(({ block }) => block === null);
  if (!languagePrefix()) return own(row);
  return spoken?.language === churchTag() ? own(spoken) : inFirst(own(row));
}

/** Returns what a letter says, with the names of all that it says: all are in the first language. */
export function asWritten({ subject, words, blocks, items }: Said): Said {
  return { subject, words, blocks, items, untranslated: ['subject', 'words', 'blocks'] };
}

function inFirst(items: readonly StoredItem[]): StoredItem[] {
  return items.map((item) => ({ ...item, untranslated: ['title', 'when', 'where', 'note'] }));
}

/** Returns what is stored of a letter in the second language, as `say` returns it there; null where the site has one. */
export async function inSecond(say: () => Promise<Said>): Promise<Prisma.InputJsonObject | null> {
  const language = secondTag();
  if (language === null) return null;
  return { language, ...(await runInLanguage(language, say)) } as unknown as Prisma.InputJsonObject;
}
