import { open } from 'node:fs/promises';
import { AppError } from '#lib/core/operations/errors.ts';
import { soundFiles } from '#lib/core/platform/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';
import { lengthInWords } from './length-in-words.ts';
import { type Part, partOfMp3, partOfMp4 } from './whole-length.ts';

type Extension = keyof typeof soundFiles.mediaTypes;

/** What the bytes of a file of sound tell. */
export interface SoundFacts {
  extension: Extension;
  type: (typeof soundFiles.mediaTypes)[Extension];
  /** Rounded. */
  seconds: number;
  /** As the file's own tags have it. */
  title: string | null;
}

const longestTitle = 200;

/** What is said of a file that is refused. */
export type SoundRefusals = typeof messages.sound.fetched;

/**
 * Reads a file on this machine. Most of it is not held in memory.
 * @param path without an extension, or with the right one: music-metadata trusts it
 * @param refusals by default those of a file that somebody chose
 * @throws AppError `unsupported_type` for anything but an MP3 or an M4A; `invalid` for one that is empty or truncated
 */
export async function probeSound(
  path: string,
  refusals: SoundRefusals = messages.sound,
): Promise<SoundFacts> {
  const refused = refusing(refusals);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw refused.empty();
    const extension = await extensionOf(path);
    if (extension === null) throw refused.notSound();
    const part = extension === 'mp3' ? await partOfMp3(file, size) : await partOfMp4(file, size);
    if (part === 'unreadable') throw refused.notSound();
    if (part === 'no length') throw refused.brokenOff();
    return { extension, type: soundFiles.mediaTypes[extension], ...(await contentOf(path, part, refused)) };
  } finally {
    await file.close();
  }
}

/** Returns the extension for the bytes, or null; an MP4 is taken for M4A here, even if it is named otherwise. */
async function extensionOf(path: string): Promise<Extension | null> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found?.ext === 'mp3') return 'mp3';
  return found && mp4Extensions.has(found.ext) ? 'm4a' : null;
}

const mp4Extensions = new Set(['m4a', 'm4b', 'mp4', 'm4v', 'mov', '3gp', '3g2']);

async function contentOf(
  path: string,
  part: Part,
  refused: Refused,
): Promise<Pick<SoundFacts, 'seconds' | 'title'>> {
  // The parser fails on such an MP4.
  if (part.seconds !== undefined) assertWhole(part, part.seconds, refused);
  const { format, common } = await parse(path).catch(() => {
    throw part.present < 1 ? refused.brokenOff() : refused.notSound();
  });
  if (format.hasVideo) throw refused.film();
  const { duration = 0 } = format;
  if (!isSound(format) || !(duration > 0 && Number.isFinite(duration))) throw refused.notSound();
  assertWhole(part, duration, refused);
  return { seconds: Math.max(1, Math.round(duration)), title: plainTitle(common.title) };
}

/** Reads the frames of an MP3 whose bitrate varies without saying its length. */
async function parse(path: string) {
  const { parseFile } = await import('music-metadata');
  const quick = await parseFile(path, { skipCovers: true });
  return quick.format.duration ? quick : parseFile(path, { skipCovers: true, duration: true });
}

function isSound({ container = '', codec = '' }: { container?: string; codec?: string }): boolean {
  return container === 'MPEG' ? /Layer 3$/.test(codec) : /MPEG-4|AAC|ALAC/i.test(codec);
}

/** Lengths that are said differ from those that are there by less than this. */
const toleratedSeconds = 1;

function assertWhole({ present }: Part, seconds: number, refused: Refused): void {
  const there = seconds * present;
  if (seconds - there <= toleratedSeconds) return;
  throw refused.truncated(lengthInWords(there, seconds));
}

/** Returns the title as one line; null for none. */
function plainTitle(title = ''): string | null {
  const line = title.replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ').trim();
  return [...line].slice(0, longestTitle).join('').trim() || null;
}

type Refused = ReturnType<typeof refusing>;

function refusing({ notSound, film, empty, truncated, brokenOff }: SoundRefusals) {
  return {
    notSound: () => new AppError('unsupported_type', notSound),
    film: () => new AppError('unsupported_type', film),
    empty: () => new AppError('invalid', empty),
    truncated: (length: string) => new AppError('invalid', truncated(length)),
    brokenOff: () => new AppError('invalid', brokenOff),
  };
}
