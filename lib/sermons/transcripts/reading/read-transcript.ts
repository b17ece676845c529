import { largestTranscriptBytes } from '#lib/core/http/body-limits.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { LenientUtf8 } from '#lib/core/text/lenient-utf8.ts';
import { messages } from '#lib/language/messages.ts';
import type { Cue, TranscriptKind, TranscriptMedia } from '../cue.ts';
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

/**
 * Returns the text of a file in UTF-8 or Windows-1252, or in UTF-16 with a byte order mark, with `\n` between its lines.
 * @throws AppError `too_large`; `invalid` for a file that is empty or no text
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes.length > largestTranscriptBytes) throw new AppError('too_large', messages.transcripts.tooLarge);
  const text = withoutEndMark(decoded(bytes)?.replaceAll(/\r\n?/g, '\n'));
  // A file with control characters other than line breaks and tabs is not a text.
  if (text === undefined || /[^\P{Cc}\t\n\v\f\u0085]/u.test(text))
    throw fieldError('file', messages.transcripts.noText);
  if (isBlank(text)) throw fieldError('file', messages.transcripts.empty);
  return text;
}

/** Programs of old end a text with Ctrl-Z. */
function withoutEndMark(text?: string): string | undefined {
  const whole = text?.trimEnd();
  return whole?.endsWith('\u001a') ? whole.slice(0, -1) : text;
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return new LenientUtf8().decode(bytes);
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
