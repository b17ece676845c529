import { churchCountry } from '#lib/core/church/locale.ts';
import { currentInsertions } from './current-insertions.ts';
import { fillValue } from './fill.ts';
import { type PageTextKey, type PageTexts, pageTextKeys, pageTextRegister } from './register.ts';
import type { PageTextEntry } from './schema.ts';

/** All stored page texts by key. */
export type Entries = Readonly<Record<PageTextKey, PageTextEntry>>;

/** The last result per reading, since several parts of each page ask for it. */
const latest = new WeakMap<Entries, { facts: string; texts: PageTexts }>();

/** Returns the page texts with facts inserted. Equal input returns the same object: do not alter it. */
export function filledTexts(entries: Entries): PageTexts {
  const facts = JSON.stringify([churchCountry(), currentInsertions()]);
  const known = latest.get(entries);
  if (known?.facts === facts) return known.texts;
  const filled = pageTextKeys.map((key) => [key, filledText(key, entries[key].value)]);
  const texts = Object.fromEntries(filled) as PageTexts;
  latest.set(entries, { facts, texts });
  return texts;
}

/** Returns one value with facts inserted. */
export function filledText(key: PageTextKey, value: unknown): unknown {
  return fillValue(pageTextRegister[key].form, value, currentInsertions());
}
