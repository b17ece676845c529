import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Cue, TranscriptKind } from '../cue.ts';
import type { TranscriptMedia } from '../media.ts';
import { decodeText } from './decode-text.ts';
import { readCues } from './read-cues.ts';
import { saidOnce } from './said-once.ts';
import { spokenIn } from './spoken-text.ts';

export interface ReadTranscript {
  kind: TranscriptKind;
  cues: Cue[];
}

/**
 * Returns what a file of that media type says. Cues are ordered by their beginning, also those that overlap; a plain text
 * has one cue a paragraph.
 * @throws AppError `too_large`; `invalid` with the line that cannot be read, for no text, or for one without words
 */
export function readTranscript(bytes: Uint8Array, media: TranscriptMedia): ReadTranscript {
  const text = decodeText(bytes);
  const cues = media === 'text/plain' ? paragraphsOf(text) : timed(text, media === 'text/vtt');
  if (cues.length === 0) throw fieldError('file', messages.transcripts.empty);
  return { kind: media === 'text/plain' ? 'plain' : 'timed', cues };
}

function timed(text: string, isVtt: boolean): Cue[] {
  const shown = readCues(text.split('\n'), isVtt)
    .flatMap(({ from, to, text: said }) => spokenIn(said, isVtt).map((part) => ({ from, to, ...part })))
    .sort((one, other) => one.from - other.from);
  return saidOnce(shown).map(({ lines, ...cue }) => ({ ...cue, text: lines.filter(Boolean).join(' ') }));
}

/**
 * Paragraphs are parted by an empty line, or where there is none, by each line, or in one line by its breaks: Word writes
 * a vertical tab for a line break within a paragraph.
 */
function paragraphsOf(text: string): Cue[] {
  const whole = text.trim().replaceAll('\v\v', '\n\n');
  const mark = [/\n[^\S\n]*\n/, /\n/].find((each) => each.test(whole)) ?? '\v';
  return whole
    .split(mark)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((said) => ({ from: null, to: null, text: said }));
}
