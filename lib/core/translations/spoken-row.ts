import { z } from 'zod';
import { languages, trialLanguages } from '#lib/core/language/languages.ts';
import { rowLanguage, translationOf } from './row-language.ts';
import { saidTexts } from './said-texts.ts';
import { type Texts, textsIn } from './texts.ts';

/** What rows of a site with two languages say of their words. */
export const spokenFields = {
  language: z
    .enum([...languages, ...trialLanguages])
    .meta({ enum: [...languages], description: 'The language that was asked for, where the site has two.' })
    .optional(),
  translated: z
    .enum(['whole', 'partly', 'not'])
    .meta({ description: 'How much of it is there in that language, and up to date.' })
    .optional(),
  untranslated: z
    .array(z.string())
    .meta({ description: 'The fields without a translation, shown in the first language.' })
    .optional(),
};

const spoken = z.object(spokenFields);
export type Spoken = z.output<typeof spoken>;

/** Returns what a row says of its words, for a row that is made of it; nothing where the site has one language. */
export function spokenOf({ language, translated, untranslated }: Spoken): Spoken {
  return language ? { language, translated, ...(untranslated && { untranslated }) } : {};
}

/**
 * Returns a presented row in the language of the current request: each text that is translated, and what is there of
 * them. Where the site has one language, and for commands and reads of staff, the row as it is.
 */
export function spokenRow<Row extends object>(
  { table, id, texts }: { table: string; id: string | number; texts: Texts<NoInfer<Row>> },
  row: Row,
): Row & Spoken {
  const asked = rowLanguage();
  if (!asked) return row;
  const { language, translations } = asked;
  if (!translations) return { ...row, language, translated: 'whole' };
  const known = translationOf(table, id);
  const found = known && saidTexts(textsIn(texts, row), known);
  const untranslated: string[] = [];
  let count = 0;
  const said = texts(row, ({ name, text }) => {
    count += 1;
    const translation = found?.get(name);
    if (!translation) untranslated.push(name);
    return translation?.text ?? text;
  });
  const isStale = [...(found?.values() ?? [])].some((each) => each.isStale);
  const translated =
    untranslated.length === 0 && !isStale ? 'whole' : untranslated.length < count ? 'partly' : 'not';
  return { ...said, language, translated, ...(untranslated.length > 0 && { untranslated }) };
}
