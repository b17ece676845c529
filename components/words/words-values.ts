import type { Field } from '#lib/page-texts/fields.ts';
import { type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';

/** What a form of words holds: the value, in the form of its key. */
export interface WordsValues {
  value: PageTextEntry['value'];
}

/**
 * Returns what the form of words opens with: what the page shows, a field empty where an entry has nothing; a list that is
 * too short to save with empty entries.
 */
export function wordsValues(key: PageTextKey, { value }: Pick<PageTextEntry, 'value'>): WordsValues {
  const { form } = pageTextRegister[key];
  if (!Array.isArray(value) || form.kind !== 'list') return { value };
  const empty = Array.from({ length: form.least - value.length }, () => blankEntry(form.fields));
  const withoutNull = (entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([, part]) => part !== null));
  return { value: [...value.map(withoutNull), ...empty] };
}

/** Returns an empty entry of a list with these fields. */
export function blankEntry(fields: Readonly<Record<string, Field>>): Record<string, string | number> {
  const filled = Object.entries(fields).filter(([, { kind }]) => kind !== 'percent');
  return Object.fromEntries(filled.map(([name, { kind }]) => [name, kind === 'number' ? 0 : '']));
}
