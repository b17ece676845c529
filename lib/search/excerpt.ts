import { foldText } from '#lib/core/text/folded.ts';
import { isUnspaced } from '#lib/core/text/unspaced.ts';

const longestExcerpt = 180;
/** Characters before the first word that was found. */
const before = 60;
/** Words that stand in one excerpt together. */
const closeBy = 16;

/** Returns the words of a question, folded; those that it does not want are left out. */
export function askedWords(question: string): string[] {
  const wanted = question.replace(/(^|\s)-\S+/gu, ' ');
  const words = foldText(wanted).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word !== 'or').slice(0, 12);
}

/**
 * Returns a part of the text around the place that has most of the words, long ones before short ones; cut between words,
 * on one line, with a point between a line that ends without a mark and one that begins a sentence.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.trim().replaceAll(/(?<![\s.,:;!?…])[^\S\n]*\n\s*(?![\p{Ll}\s])/gu, ' · ');
  const parts = line.split(/\s+/u).filter(Boolean);
  let start = bestPlace(parts, words);
  for (let length = 0; start > 0; start--) {
    length += (parts[start - 1]?.length ?? 0) + 1;
    if (length > before) break;
  }
  if (parts[start] === '·') start++;
  const shown: string[] = [];
  let room = longestExcerpt;
  for (const part of parts.slice(start)) {
    room -= part.length + 1;
    if (room < 0) break;
    shown.push(part);
  }
  const isWhole = start + shown.length >= parts.length;
  if (shown.at(-1) === '·') shown.pop();
  const excerpt =
    shown.length > 0 ? shown.join(' ') : [...(parts[start] ?? '')].slice(0, longestExcerpt).join('');
  return `${start > 0 ? '… ' : ''}${excerpt}${isWhole ? '' : ' …'}`;
}

/** Returns the index of a word that was found with most of the others close after it; 0 when none was. */
function bestPlace(parts: readonly string[], words: readonly string[]): number {
  const roots = words.map(rootOf);
  const found = parts.flatMap((part, index) => {
    const folded = foldText(part);
    const joined = folded.split(/[^\p{L}\p{M}\p{N}]+/u);
    const root = roots.find(
      (each) => joined.some((one) => one.startsWith(each)) || (isUnspaced(each) && folded.includes(each)),
    );
    return root ? [{ index, root }] : [];
  });
  let best = { index: 0, weight: 0 };
  for (const [place, { index }] of found.entries()) {
    const near = found.slice(place, place + 2 * closeBy).filter((other) => other.index < index + closeBy);
    const weight = [...new Set(near.map(({ root }) => root))].join('').length;
    if (weight > best.weight) best = { index, weight };
  }
  return best.index;
}

/** Returns a word without its last two letters, three at least: it may stand with another ending. */
export function rootOf(word: string): string {
  return [...word].slice(0, Math.max(3, word.length - 2)).join('');
}
