import type { FileHandle } from 'node:fs/promises';

/** How much of a file has arrived, by what its headers say of the whole: from 0 to 1. */
export interface Part {
  present: number;
  /** The length of the whole, as an MP4 states it. */
  seconds?: number;
}

/** `no length`: it breaks off before it says how long it is. `unreadable`: it is no such file. */
type Found = Part | 'no length' | 'unreadable';

/** Tags and headers that are larger would be held in memory. */
const largestHeader = 16 * 1024 * 1024;

/** Reads the Xing, Info or VBRI header of an MP3. One without is taken to be whole: nothing tells its length. */
export async function partOfMp3(file: FileHandle, size: number): Promise<Found> {
  const begin = tagLength(await bytesAt(file, 0, 10));
  if (begin > largestHeader) return 'unreadable';
  if (begin >= size) return 'no length';
  const frame = await bytesAt(file, begin, 400);
  const bytes = statedBytes(frame);
  return { present: bytes ? Math.min(1, (size - begin) / bytes) : 1 };
}

/** Returns the length of an ID3v2 tag at the beginning, with its header, in bytes. */
function tagLength(head: Buffer): number {
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/** Returns the bytes that the first frame states for the whole stream; undefined where it states none. */
function statedBytes(frame: Buffer): number | undefined {
  const info = ['Xing', 'Info'].map((name) => frame.indexOf(name)).find((place) => place > 0);
  if (info !== undefined && frame.length >= info + 16) {
    const flags = frame.readUInt32BE(info + 4);
    // 1: the number of frames, 2: the bytes behind it.
    return flags & 2 ? frame.readUInt32BE(info + 8 + (flags & 1 ? 4 : 0)) : undefined;
  }
  const vbri = frame.indexOf('VBRI');
  return vbri > 0 && frame.length >= vbri + 14 ? frame.readUInt32BE(vbri + 10) : undefined;
}

/** Walks the atoms of an MP4 (ISO/IEC 14496-12): the last one may say that it goes on behind the end of the file. */
export async function partOfMp4(file: FileHandle, size: number): Promise<Found> {
  let seconds: number | undefined;
  for (let at = 0; at < size; ) {
    const there = size - at;
    const { type, length } = atomIn(await bytesAt(file, at, 16), there);
    if (length < 8 || (type === 'moov' && length > largestHeader)) return 'unreadable';
    if (type === 'moov' && length <= there) seconds = statedSeconds(await bytesAt(file, at, 256));
    if (length > there) return seconds === undefined ? 'no length' : { present: there / length, seconds };
    at += length;
  }
  return seconds === undefined ? 'no length' : { present: 1, seconds };
}

/** Reads the header within the atom `moov`. Returns 0 for a length that it does not state. */
function statedSeconds(movie: Buffer): number {
  const at = movie.indexOf('mvhd') + 4;
  if (at < 12 || at + 32 > movie.length) return 0;
  const isLong = movie[at] === 1;
  const scale = movie.readUInt32BE(at + (isLong ? 20 : 12));
  const duration = isLong ? Number(movie.readBigUInt64BE(at + 24)) : movie.readUInt32BE(at + 16);
  return scale === 0 ? 0 : duration / scale;
}

/** @param left the bytes to the end of the file, which an atom of length 0 has */
function atomIn(head: Buffer, left: number): { type: string; length: number } {
  if (head.length < 8) return { type: '', length: 8 };
  const type = head.toString('latin1', 4, 8);
  const length = head.readUInt32BE(0);
  if (length === 1 && head.length >= 16) return { type, length: Number(head.readBigUInt64BE(8)) };
  return { type, length: length === 0 ? left : length };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
