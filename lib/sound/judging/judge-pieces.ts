import { parseBuffer } from 'music-metadata';
import { type Bytes, bytesOfPieces, MissingBytes, type Piece } from './bytes.ts';
import { tagsOf } from './id3.ts';
import { type Kind, kindOf } from './kind.ts';
import { readMp3 } from './mp3.ts';
import { readMp4 } from './mp4.ts';
import type { PartialVerdict } from './verdict.ts';

/**
 * Judges a file elsewhere by its beginning, and by one more piece where its header stands behind the sound.
 * @param declaredType the media type that its server says, for bytes that tell none
 */
export async function judgePieces(
  pieces: readonly Piece[],
  size: number,
  declaredType: string,
): Promise<PartialVerdict> {
  const bytes = bytesOfPieces(pieces, size);
  try {
    const beginning = await tagsOf(bytes);
    if (typeof beginning === 'string') return { refusal: 'unreadableThere' };
    const { end } = beginning;
    if (end >= size) return { refusal: 'noSoundThere' };
    return await judgeFrom(bytes, { end, pieces, declaredType, ...(await kindOf(bytes, end)) });
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
    // Only a tag goes on so far.
    return { type: 'audio/mpeg', seconds: null, missing: error.position };
  }
}

interface Beginning extends Kind {
  end: number;
  pieces: readonly Piece[];
  declaredType: string;
}

async function judgeFrom(
  bytes: Bytes,
  { kind, mime, end, pieces, declaredType }: Beginning,
): Promise<PartialVerdict> {
  if (kind === 'mp4') return judgeMp4(bytes, mime);
  const here = pieces.find(({ position, bytes: { length } }) => position <= end && end < position + length);
  const limit = here ? here.position + here.bytes.length : end;
  const frames = kind === 'other' ? null : await readMp3(bytes, end, limit);
  if (frames) {
    const { seconds, stated, begin } = frames;
    const length = stated.seconds ?? (seconds * (bytes.size - begin)) / (limit - begin);
    return { type: 'audio/mpeg', seconds: rounded(length) };
  }
  const type = mime || declaredType;
  if (!type.startsWith('audio/')) return { refusal: 'noSoundThere' };
  return { type, seconds: await secondsOf(pieces[0]?.bytes ?? new Uint8Array(), bytes.size, type) };
}

async function judgeMp4(bytes: Bytes, mime: string): Promise<PartialVerdict> {
  if (!mime.startsWith('audio/')) return { refusal: 'noSoundThere' };
  const type = mime === 'audio/x-m4a' ? 'audio/mp4' : mime;
  try {
    const found = await readMp4(bytes);
    if (found === 'unreadable') return { refusal: 'unreadableThere' };
    if (typeof found === 'string') return { type, seconds: null };
    return found.codec === 'alac' ? { refusal: 'losslessThere' } : { type, seconds: rounded(found.seconds) };
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
    return { type, seconds: null, missing: error.position };
  }
}

/** Reads the length of sound that is neither MP3 nor MP4; null where its beginning does not tell it. */
async function secondsOf(head: Uint8Array, size: number, mimeType: string): Promise<number | null> {
  const parsed = await parseBuffer(head, { mimeType, size }, { skipCovers: true }).catch(() => null);
  return rounded(parsed?.format.duration ?? 0);
}

function rounded(seconds: number): number | null {
  return seconds > 0 && seconds < 2 ** 31 - 1 ? Math.max(1, Math.round(seconds)) : null;
}
