import { fieldError } from '#lib/core/operations/errors.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { longestCueSeconds } from '../cue.ts';
import { secondsOf } from '../timestamp.ts';

interface RawCue {
  from: number;
  to: number;
  text: string;
}

interface OpenCue {
  from: number;
  to: number;
  lines: string[];
}

/** Lines below an empty one whose time has not been read: words, or the number or name of a cue. */
interface Block {
  since: number;
  lines: string[];
}

/** Blocks of a VTT file that say nothing. */
const silentBlock = /^(?:NOTE(?:\s|$)|(?:STYLE|REGION)\s*$)/;

/**
 * Returns the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/) or an SRT file, in its order and with its tags.
 * @throws AppError `invalid` with the number of the line that cannot be read
 */
export function readCues(lines: readonly string[], isVtt: boolean): RawCue[] {
  if (isVtt && !/^WEBVTT(?:\s|$)/.test(lines[0] ?? '')) throw brokenAt(1, messages.transcripts.noSignature);
  const cues: OpenCue[] = [];
  // What a line belongs to.
  let place: 'header' | 'silent' | 'between' | 'cue' | Block = isVtt ? 'header' : 'between';
  for (const [index, line] of lines.entries()) {
    // Programs write lines of blanks within a cue, as the standard lets them; people write them around others.
    const isEnd = place === 'cue' ? line === '' : line.trim() === '';
    if (isEnd) {
      if (typeof place === 'object') placeBlock(place, cues.at(-1), isVtt);
      place = 'between';
    } else if (line.includes('-->') && place !== 'silent') {
      if (typeof place === 'object')
        placeBlock(withoutName(place, cues.length > 0, isVtt), cues.at(-1), isVtt);
      if (place === 'cue') dropName(cues.at(-1)?.lines ?? [], isVtt);
      cues.push({ ...timesOf(line, index + 1), lines: [] });
      place = 'cue';
    } else if (place === 'cue') cues.at(-1)?.lines.push(line);
    else if (typeof place === 'object') place.lines.push(line);
    else if (place === 'between')
      place = isVtt && silentBlock.test(line) ? 'silent' : { since: index, lines: [line] };
  }
  if (typeof place === 'object') placeBlock(place, cues.at(-1), isVtt);
  return cues.map(({ lines: said, ...times }) => ({ ...times, text: said.join('\n') }));
}

const numberLine = /^\s*\d+\s*$/;

/**
 * Gives words without a time to the cue above: an SRT file may have empty lines within a cue, a VTT file before its words.
 * The number of a cue without words may stand by itself.
 * @throws AppError `invalid` with the line of words that belong to no cue
 */
function placeBlock({ since, lines }: Block, above: OpenCue | undefined, isVtt: boolean): void {
  if (lines.length === 0 || (lines.length === 1 && numberLine.test(lines[0] ?? ''))) return;
  if (!above || (isVtt && !above.lines.every(isBlank)))
    throw brokenAt(since + 1, messages.transcripts.noTime);
  for (const line of lines) above.lines.push(line);
}

/** Returns what stands above a time without its last line where that is the number or, alone, the name of a cue. */
function withoutName({ since, lines }: Block, hasCue: boolean, isVtt: boolean): Block {
  const isName = lines.length === 1 && (isVtt || !hasCue);
  return { since, lines: isName || numberLine.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines };
}

/** Where no empty line ends a cue, the number of the next one or, below a line of blanks, its name does. */
function dropName(lines: string[], isVtt: boolean): void {
  const isName = isVtt && isBlank(lines.at(-2) ?? '.') && !lines.slice(0, -2).every(isBlank);
  if (isName || numberLine.test(lines.at(-1) ?? '')) lines.pop();
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
