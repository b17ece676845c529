import { foldText } from '#lib/core/text/folded.ts';

const longestExcerpt = 180;
/** Characters before the first word that was found. */
const before = 60;

/** Returns the words of a question, folded; those that it does not want are left out. */
export function askedWords(question: string): string[] {
  const wanted = question.replace(/(^|\s)-\S+/gu, ' ');
  const words = foldText(wanted).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word !== 'or').slice(0, 12);
}

/** Returns a part of the text around the first of the words, cut between words, on one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const parts = text.split(/\s+/u).filter(Boolean);
  let start = Math.max(0, firstFound(parts, words));
  for (let length = 0; start > 0; start--) {
    length += (parts[start - 1]?.length ?? 0) + 1;
    if (length > before) break;
  }
  const shown: string[] = [];
  let room = longestExcerpt;
  for (const part of parts.slice(start)) {
    room -= part.length + 1;
    if (room < 0) break;
    shown.push(part);
  }
  const isWhole = start + shown.length >= parts.length;
  const excerpt =
    shown.length > 0 ? shown.join(' ') : [...(parts[start] ?? '')].slice(0, longestExcerpt).join('');
  return `${start > 0 ? '… ' : ''}${excerpt}${isWhole ? '' : ' …'}`;
}

function firstFound(parts: readonly string[], words: readonly string[]): number {
  const roots = words.map(rootOf);
  return parts.findIndex((part) => {
    const folded = foldText(part).replace(/^[^\p{L}\p{N}]+/u, '');
    return roots.some((root) => folded.startsWith(root));
  });
}

/** Returns a word without its last two letters, three at least: it may stand with another ending. */
export function rootOf(word: string): string {
  return [...word].slice(0, Math.max(3, word.length - 2)).join('');
}
