import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import type { Spoken } from './spoken-row.ts';
import { type Texts, textsIn } from './texts.ts';

/** A number of words, and how many of them are in the language of the page. */
export interface SpokenWords {
  readonly all: number;
  readonly translated: number;
}

/** Returns the words of rows’ texts; on pages in the first language none are counted. */
export function spokenWords<Row extends Pick<Spoken, 'untranslated'>>(
  texts: Texts<Row>,
  ...rows: readonly Row[]
): SpokenWords {
  const counts = { all: 0, translated: 0 };
  if (!languagePrefix()) return counts;
  for (const row of rows) {
    for (const { name, text, kind } of textsIn(texts, row)) {
      const words = countWords(kind === 'rich' ? plainText(text) : text);
      counts.all += words;
      if (!row.untranslated?.includes(name)) counts.translated += words;
    }
  }
  return counts;
}

/**
 * Returns whether less than a third of a page's words are translated. They are those of the rows that the page shows and of
 * its page texts, of which the catalogue's count as translated; buttons, dates, header and footer count for nothing.
 */
export function isMostlyUntranslated(parts: readonly SpokenWords[]): boolean {
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  const translated = parts.reduce((sum, part) => sum + part.translated, 0);
  return translated * 3 < all;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
