import type { Bytes } from './bytes.ts';
import { type Tags, tagsOf, titleIn } from './id3.ts';
import { kindOf } from './kind.ts';
import { soundLimits } from './limits.ts';
import { readMp3 } from './mp3.ts';
import { readMp4 } from './mp4.ts';
import type { Refusal, Verdict } from './verdict.ts';

/** Lengths that are stated differ from those that are there by less than this. */
const toleratedSeconds = 1;
/** What the column of the length holds. */
const mostSeconds = 2 ** 31 - 1;

/** Judges a whole file by its bytes, in time that its size bounds. */
export async function judgeFile(bytes: Bytes): Promise<Verdict> {
  if (bytes.size === 0) return { refusal: 'empty' };
  const beginning = await tagsOf(bytes);
  if (typeof beginning === 'string') return { refusal: beginning };
  if (beginning.end >= bytes.size) return { refusal: 'brokenOff' };
  const { kind } = await kindOf(bytes, beginning.end);
  if (kind === 'mp4') return judgeMp4(bytes);
  return kind === 'other' ? { refusal: 'notSound' } : judgeMp3(bytes, beginning);
}

async function judgeMp3(bytes: Bytes, { tags, end }: Tags): Promise<Verdict> {
  const budget = { frames: soundLimits.parts };
  let title: string | null = null;
  for (const { at, length } of tags) {
    const found = titleIn(await bytes.at(at, length), budget);
    if (found === 'unreadable') return { refusal: 'unreadable' };
    title ??= found;
  }
  const found = await readMp3(bytes, end);
  if (!found) return { refusal: 'notSound' };
  const { seconds, stated, isCut, begin } = found;
  const all = stated.seconds ?? (stated.bytes ? (seconds * stated.bytes) / (bytes.size - begin) : seconds);
  // Cut between two frames, it is as somebody has cut it; a copy that broke off ends within one.
  if (isCut && all - seconds > toleratedSeconds) return { refusal: 'truncated', there: seconds, all };
  return accepted('mp3', seconds, title);
}

async function judgeMp4(bytes: Bytes): Promise<Verdict> {
  const found = await readMp4(bytes);
  if (typeof found === 'string') return { refusal: found };
  const { codec, isFilm, seconds, title, present } = found;
  if (isFilm) return { refusal: 'film' };
  if (codec === 'alac') return { refusal: 'lossless' };
  if (codec === null) return { refusal: 'notSound' };
  if (seconds * (1 - present) > toleratedSeconds)
    return { refusal: 'truncated', there: seconds * present, all: seconds };
  return accepted('m4a', seconds, title);
}

function accepted(extension: 'mp3' | 'm4a', length: number, title: string | null): Verdict | Refusal {
  if (!(length > 0) || length > mostSeconds) return { refusal: length > 0 ? 'notSound' : 'brokenOff' };
  return { extension, seconds: Math.max(1, Math.round(length)), title: plainTitle(title) };
}

const longestTitle = 200;

/** Returns the title as one line; null for none. */
function plainTitle(title: string | null): string | null {
  const line = (title ?? '').replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ').trim();
  return [...line].slice(0, longestTitle).join('').trim() || null;
}
