import type { Cue } from './cue.ts';

export interface Paragraph {
  /** Who speaks, where another person begins to. */
  speaker: string | null;
  cues: Cue[];
}

/** A paragraph ends with the first sentence after this many characters, or at twice as many. */
const usualLength = 420;

/** Returns the cues as paragraphs: one ends where another person speaks, and after some sentences. */
export function paragraphsOf(cues: readonly Cue[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let speaker: string | undefined;
  let length = Number.POSITIVE_INFINITY;
  for (const cue of cues) {
    const isOther = cue.speaker !== speaker;
    const last = paragraphs.at(-1);
    if (!last || isOther || cue.from === null || isFull(length, last.cues.at(-1)?.text ?? '')) {
      paragraphs.push({ speaker: isOther ? (cue.speaker ?? null) : null, cues: [cue] });
      length = 0;
    } else last.cues.push(cue);
    speaker = cue.speaker;
    length += cue.text.length + 1;
  }
  return paragraphs;
}

function isFull(length: number, ending: string): boolean {
  return length > 2 * usualLength || (length > usualLength && /[.!?…][”’"')\]]*$/u.test(ending));
}
