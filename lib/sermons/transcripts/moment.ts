import { type AskedPlace, wordsOf } from '#lib/core/text/asked-places.ts';

/** A place in a sermon where what was searched is said; without times in a plain text. */
export interface Moment {
  seconds: number | null;
  text: string;
}

/** The words of a stretch of a transcript, and in which cue each is said. */
interface Spoken {
  readonly words: readonly string[];
  readonly from: readonly (number | null)[];
}

/** Words before the first that was found, and after it at least. */
const [before, after] = [5, 10];

export function spokenWords(cues: readonly { from: number | null; text: string }[]): Spoken {
  const words = cues.flatMap(({ from, text }) => wordsOf(`${text} `).map((word) => ({ word, from })));
  return { words: words.map(({ word }) => word), from: words.map(({ from }) => from) };
}

/** Returns the second (rounded down) of the cue in which a place begins, and the words around. */
export function momentAt({ words, from }: Spoken, { at, end }: AskedPlace): Moment {
  const [start, stop] = [Math.max(0, at - before), Math.max(at + after, end)];
  const seconds = from[at] ?? null;
  return {
    seconds: seconds === null ? null : Math.floor(seconds),
    text: `${start > 0 ? '... ' : ''}${words.slice(start, stop).join('').trim()}${stop < words.length ? ' ...' : ''}`,
  };
}
