import 'server-only';
import { churchCountry } from '#lib/core/church/locale.ts';
import { currentInsertions } from './current-insertions.ts';
import { fillValue } from './fill.ts';
import { type PageTextKey, type PageTexts, pageTextKeys, pageTextRegister } from './register.ts';
import type { PageTextEntry } from './schema.ts';

/** All words by their keys, as they are stored. */
export type Entries = Readonly<Record<PageTextKey, PageTextEntry>>;

/** Those of the last facts for each reading of the words, of which several parts of every page ask. */
const latest = new WeakMap<Entries, { facts: string; texts: PageTexts }>();

/** The words with the facts that they name in place, the same object for the same words and facts: not to be altered. */
export function filledTexts(entries: Entries): PageTexts {
  const facts = JSON.stringify([churchCountry(), currentInsertions()]);
  const known = latest.get(entries);
  if (known?.facts === facts) return known.texts;
  const filled = pageTextKeys.map((key) => [key, filledText(key, entries[key].value)]);
  const texts = Object.fromEntries(filled) as PageTexts;
  latest.set(entries, { facts, texts });
  return texts;
}

/** One value with the facts in place. */
export function filledText(key: PageTextKey, value: unknown): unknown {
  return fillValue(pageTextRegister[key].form, value, currentInsertions());
}
