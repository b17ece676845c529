import { oncePerLanguage } from '#lib/core/translations/once-per-language.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { cleanValue } from '../checked-value.ts';
import type { Entries } from '../fill-all.ts';
import { type PageTextKey, pageTextKeys, pageTextRegister } from '../register.ts';
import type { PageTextEntry } from '../schema.ts';
import { textsOf } from './translated-texts.ts';

/** Returns the page texts in the language of the current request. */
export const spokenEntries = oncePerLanguage<Entries>((entries, { language }) => {
  const spoken = pageTextKeys.map((key): [PageTextKey, PageTextEntry] => {
    const entry = entries[key];
    // The catalogue has the original in both languages.
    if (entry.is_original) return [key, { ...entry, language, translated: 'whole' }];
    const { form } = pageTextRegister[key];
    const said = spokenRow({ table: 'page_texts', id: key, texts: textsOf(form) }, entry);
    return [key, { ...said, value: cleanValue(form, said.value) as PageTextEntry['value'] }];
  });
  return Object.fromEntries(spoken) as Entries;
});
