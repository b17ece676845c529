import { type AskedPlace, lettersIn, wordsOf } from '#lib/core/text/asked-places.ts';
import { foldText } from '#lib/core/text/folded.ts';

const longestExcerpt = 180;
/** Characters before the first word that was found, at most. */
const before = 60;
/** Between two lines. */
const point = '· ';

/** Returns the words of a question, folded; those that it does not want are left out. */
export function askedWords(question: string): string[] {
  const wanted = question.replace(/(^|\s)-\S+/gu, ' ');
  const words = lettersIn(foldText(wanted));
  return [...new Set(words)].filter((word) => word !== 'or').slice(0, 12);
}

/** Returns the words of a text on one line, with a point between a line that ends without a mark and a sentence. */
export function excerptWords(text: string): string[] {
  return wordsOf(text.trim().replaceAll(/(?<![\s.,:;!?…])[^\S\n]*\n\s*(?![\p{Ll}\s])/gu, ' · '));
}

/** Returns a part of a text, given as its words, around the place that was found; cut between words. */
export function excerptAt(
  words: readonly string[] = [],
  { at, end }: AskedPlace = { at: 0, end: 0 },
): string {
  const room = longestExcerpt - words.slice(at, end).join('').length;
  const start = at - fitting(words.slice(0, at).reverse(), Math.min(before, room));
  const first = words[start] === point ? start + 1 : start;
  const stop = first + fitting(words.slice(first), longestExcerpt);
  const shown = words.slice(first, stop).join('').trim().replace(/ ·$/, '');
  const excerpt = shown || [...(words[first] ?? '')].slice(0, longestExcerpt).join('');
  return `${start > 0 ? '… ' : ''}${excerpt}${stop < words.length ? ' …' : ''}`;
}

/** Returns how many of the first words have at most so many characters. */
function fitting(words: readonly string[], most: number): number {
  let length = 0;
  const past = words.findIndex((word) => {
    length += word.length;
    return length > most;
  });
  return past < 0 ? words.length : past;
}

/** Returns a word without its last two letters, three at least: it may stand with another ending. */
export function rootOf(word: string): string {
  return [...word].slice(0, Math.max(3, word.length - 2)).join('');
}
