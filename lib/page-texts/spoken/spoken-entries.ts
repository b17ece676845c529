import { type RowLanguage, rowLanguage } from '#lib/core/translations/row-language.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { cleanValue } from '../checked-value.ts';
import type { Entries } from '../fill-all.ts';
import { type PageTextKey, pageTextKeys, pageTextRegister } from '../register.ts';
import type { PageTextEntry } from '../schema.ts';
import { textsOf } from './translated-texts.ts';

/** Entries as they were presented with these translations. Equal ones are one object. */
const known = new WeakMap<RowLanguage, WeakMap<Entries, Entries>>();

/** Returns the page texts in the language of the current request. */
export function spokenEntries(entries: Entries): Entries {
  const language = rowLanguage();
  if (!language) return entries;
  const ofLanguage = known.get(language) ?? new WeakMap<Entries, Entries>();
  known.set(language, ofLanguage);
  const spoken = ofLanguage.get(entries) ?? translated(entries, language);
  ofLanguage.set(entries, spoken);
  return spoken;
}

function translated(entries: Entries, { language }: RowLanguage): Entries {
  const spoken = pageTextKeys.map((key): [PageTextKey, PageTextEntry] => {
    const entry = entries[key];
    // The catalogue has the original in both languages.
    if (entry.is_original) return [key, { ...entry, language, translated: 'whole' }];
    const { form } = pageTextRegister[key];
    const said = spokenRow({ table: 'page_texts', id: key, texts: textsOf(form) }, entry);
    return [key, { ...said, value: cleanValue(form, said.value) as PageTextEntry['value'] }];
  });
  return Object.fromEntries(spoken) as Entries;
}
