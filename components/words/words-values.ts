import type { PageTextEntry } from '#lib/page-texts/schema.ts';

/** What a form of words holds: the value, in the form of its key. */
export interface WordsValues {
  value: PageTextEntry['value'];
}
