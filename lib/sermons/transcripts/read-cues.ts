import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { longestCueSeconds } from './cue.ts';
import { secondsOf } from './timestamp.ts';

interface RawCue {
  from: number;
  to: number;
  text: string;
}

/** Blocks of a VTT file that say nothing. */
const silentBlock = /^(?:NOTE(?:\s|$)|(?:STYLE|REGION)\s*$)/;

/**
 * Returns the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/) or an SRT file, in its order and with its tags.
 * @throws AppError `invalid` with the number of the line that cannot be read
 */
export function readCues(lines: readonly string[], isVtt: boolean): RawCue[] {
  if (isVtt && !/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) throw brokenAt(1, messages.transcripts.noSignature);
  const cues: { from: number; to: number; text: string[] }[] = [];
  // What a line belongs to. In an open block no time has been read: its first line may be a number or a name.
  let place: 'silent' | 'between' | 'cue' | { openSince: number } = isVtt ? 'silent' : 'between';
  for (const [index, line] of lines.entries()) {
    const isEmpty = line.trim() === '';
    if (typeof place === 'object' && isEmpty) requireNumber(lines, place.openSince);
    if (isEmpty) place = 'between';
    else if (place === 'silent') continue;
    else if (line.includes('-->')) {
      if (typeof place === 'object' && index - place.openSince > 1) throw noTime(place.openSince);
      if (place === 'cue') dropNumber(cues.at(-1)?.text);
      cues.push({ ...timesOf(line, index + 1), text: [] });
      place = 'cue';
    } else if (place === 'cue') cues.at(-1)?.text.push(line);
    else if (place === 'between') place = isVtt && silentBlock.test(line) ? 'silent' : { openSince: index };
  }
  if (typeof place === 'object') requireNumber(lines, place.openSince);
  return cues.map(({ text, ...times }) => ({ ...times, text: text.join('\n') }));
}

/** Some programs leave out the empty line between two cues: then the number of the second ends the first. */
function dropNumber(text: string[] = []): void {
  if (/^\s*\d+\s*$/.test(text.at(-1) ?? '')) text.pop();
}

/** The number of a cue without words may stand by itself; words without a time may not. */
function requireNumber(lines: readonly string[], openSince: number): void {
  if (!/^\s*\d+\s*$/.test(lines[openSince] ?? '') || lines[openSince + 1]?.trim()) throw noTime(openSince);
}

function noTime(index: number) {
  return brokenAt(index + 1, messages.transcripts.noTime);
}

/** @throws AppError `invalid` for times that cannot be read or cannot be */
function timesOf(line: string, number: number): { from: number; to: number } {
  const [begin = '', rest = ''] = line.split('-->');
  // Settings of the cue follow its end.
  const [from, to] = [secondsOf(begin.trim()), secondsOf(rest.trim().split(/\s/)[0] ?? '')];
  if (from === null || to === null) throw brokenAt(number, messages.transcripts.noTimes);
  if (to < from) throw brokenAt(number, messages.transcripts.endsBefore);
  if (to - from >= longestCueSeconds) throw brokenAt(number, messages.transcripts.tooLong);
  return { from, to };
}

function brokenAt(line: number, problem: string) {
  return fieldError('file', messages.transcripts.atLine(line, problem));
}
