import { foldText } from '#lib/core/text/folded.ts';

/** A place in a sermon where what was searched is said; without times in a plain text. */
export interface Moment {
  seconds: number | null;
  text: string;
}

interface Word {
  text: string;
  cue: number;
  /** The asked root that it has. */
  root: string | undefined;
}

/** Words before and after those that were found. */
const [before, after] = [5, 10];
/** Words that are said together. */
const closeBy = 16;

/**
 * Returns the place in a stretch of a transcript that has the most of these roots close together: the second (rounded
 * down) of the cue in which it begins, and the words around.
 */
export function momentIn(
  cues: readonly { from: number | null; text: string }[],
  roots: readonly string[],
): Moment {
  const words = cues.flatMap(({ text }, cue) =>
    text
      .split(/\s+/u)
      .filter(Boolean)
      .map((word): Word => ({ text: word, cue, root: rootIn(word, roots) })),
  );
  const at = bestPlace(words);
  const [start, end] = [Math.max(0, at - before), at + after];
  const said = words.slice(start, end).map(({ text }) => text);
  const from = cues[words[at]?.cue ?? 0]?.from ?? null;
  return {
    seconds: from === null ? null : Math.floor(from),
    text: `${start > 0 ? '... ' : ''}${said.join(' ')}${end < words.length ? ' ...' : ''}`,
  };
}

/** Returns the index of the found word with most of the others close after it; 0 without a found word. */
function bestPlace(words: readonly Word[]): number {
  let best = { at: 0, count: 0 };
  for (const [at, { root }] of words.entries()) {
    if (root === undefined) continue;
    const near = words.slice(at, at + closeBy).flatMap((word) => word.root ?? []);
    const count = new Set(near).size;
    if (count > best.count) best = { at, count };
  }
  return best.at;
}

/**
 * Returns the root that a word seems to have. A stemmer takes an ending off, and may put another letter at the end:
 * 'abounding' has 'abound', 'mercy' has 'merci', 'hoping' has 'hope'.
 */
function rootIn(word: string, roots: readonly string[]): string | undefined {
  const letters = foldText(word).replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, '');
  const exact = roots.find((root) => letters.startsWith(root));
  if (exact !== undefined || letters.length < 4) return exact;
  return roots.find(
    (root) => root.length > 3 && /[iey]$/.test(root) && letters.startsWith(root.slice(0, -1)),
  );
}
