import { foldText } from '#lib/core/text/folded.ts';
import { unspacedLetter } from '#lib/core/text/unspaced.ts';

/** A place in a sermon where what was searched is said; without times in a plain text. */
export interface Moment {
  seconds: number | null;
  text: string;
}

interface Word {
  /** With the blank behind it. */
  text: string;
  cue: number;
  /** The asked root that it has. */
  root: string | undefined;
}

/** Words before and after those that were found. */
const [before, after] = [5, 10];
/** Words that are said together. */
const closeBy = 16;
/** A word, or a letter of a script without blanks, and what parts it from the next. */
const wordOrLetter = new RegExp(`(${unspacedLetter}|(?:(?!${unspacedLetter})\\S)+)(\\s*)`, 'gu');

/**
 * Returns the place in a stretch of a transcript that has the most of these roots close together: the second (rounded
 * down) of the cue in which it begins, and the words around.
 */
export function momentIn(
  cues: readonly { from: number | null; text: string }[],
  roots: readonly string[],
): Moment {
  const words = cues.flatMap(({ text }, cue) =>
    [...`${text} `.normalize('NFC').matchAll(wordOrLetter)].map(
      ([, letters = '', blank]): Word => ({
        text: `${letters}${blank ? ' ' : ''}`,
        cue,
        root: rootIn(letters, roots),
      }),
    ),
  );
  const at = bestPlace(words);
  const [start, end] = [Math.max(0, at - before), at + after];
  const said = words.slice(start, end).map(({ text }) => text);
  const from = cues[words[at]?.cue ?? 0]?.from ?? null;
  return {
    seconds: from === null ? null : Math.floor(from),
    text: `${start > 0 ? '... ' : ''}${said.join('').trim()}${end < words.length ? ' ...' : ''}`,
  };
}

/** Returns the index of the found word with most of the others after it, the closest; 0 without a found word. */
function bestPlace(words: readonly Word[]): number {
  let best = { at: 0, count: 0, span: 0 };
  for (const [at, { root }] of words.entries()) {
    if (root === undefined) continue;
    const found = new Set<string>();
    let span = 0;
    for (const [place, near] of words.slice(at, at + closeBy).entries()) {
      if (near.root === undefined || found.has(near.root)) continue;
      found.add(near.root);
      span = place;
    }
    const isCloser = found.size === best.count && span < best.span;
    if (found.size > best.count || isCloser) best = { at, count: found.size, span };
  }
  return best.at;
}

/**
 * Returns the root that a word, or a part of a joined word, seems to have. A stemmer takes an ending off, and may put
 * another letter at the end: 'abounding' has 'abound', 'mercy' has 'merci', 'hoping' has 'hope'.
 */
function rootIn(letters: string, roots: readonly string[]): string | undefined {
  const folded = foldText(letters);
  const parts = folded.split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean);
  const digits = folded.replaceAll(/\D+/g, '');
  return (
    roots.find((root) => parts.some((part) => part.startsWith(root))) ??
    // A part of a telephone number.
    roots.find((root) => digits.length > 2 && /^\d{7,}$/.test(root) && root.includes(digits)) ??
    roots.find(
      (root) =>
        root.length > 3 &&
        /[iey]$/.test(root) &&
        parts.some((part) => part.length > 3 && part.startsWith(root.slice(0, -1))),
    )
  );
}
