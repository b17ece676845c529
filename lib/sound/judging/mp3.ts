import type { Bytes } from './bytes.ts';
import { tagLength } from './id3.ts';
import { soundLimits } from './limits.ts';

/** The frames of an MP3 (ISO/IEC 11172-3 and 13818-3, layer III). */
export interface Mp3 {
  /** Where the first one begins. */
  begin: number;
  /** Of all frames that are there. */
  seconds: number;
  /** Whether it ends within a frame. */
  isCut: boolean;
  /** What the first frame says of the whole. */
  stated: { seconds?: number; bytes?: number };
}

const windowBytes = 1024 * 1024;
/** Enough for the frames that tell sound from chance. */
const lookAheadBytes = 8192;

/**
 * Returns the frames from a position on, whatever stands between them: zeros, other bytes, tags of files that were joined.
 * Null where there are none.
 */
export async function readMp3(bytes: Bytes, from: number, end = bytes.size): Promise<Mp3 | null> {
  const found: Mp3 = { begin: -1, seconds: 0, isCut: false, stated: {} };
  let window: Buffer = Buffer.alloc(0);
  let start = from;
  let isWithin = false;
  let lastEnd = from;
  for (let at = from; at + 4 <= end; ) {
    const isShort = at + lookAheadBytes > start + window.length && start + window.length < end;
    if (at < start || isShort) [window, start] = [await bytes.at(at, Math.min(windowBytes, end - at)), at];
    const place = at - start;
    const frame = frameAt(window, place);
    if (frame && (isWithin || isSound(window, place, end - start))) {
      if (found.begin < 0) Object.assign(found, { begin: at, stated: statedIn(window, frame) });
      isWithin = true;
      found.isCut = at + frame.bytes > end;
      if (found.isCut) break;
      if (frame.header === 0) found.seconds += frame.seconds;
      at += frame.bytes;
      lastEnd = at;
      continue;
    }
    isWithin = false;
    const tag = tagLength(window, place);
    at = tag > 0 ? at + tag : start + nextCandidate(window, place + 1);
    if (tag > 0) lastEnd = at;
    if (at - lastEnd > soundLimits.gapBytes) break;
  }
  // A few bytes of a frame's header.
  if (isWithin && lastEnd < end && end - lastEnd < 4) found.isCut = true;
  return found.begin < 0 ? null : found;
}

interface Frame {
  bytes: number;
  seconds: number;
  /** What the frames of one recording have in common. */
  kind: number;
  /** Where the encoder's header stands that it has in place of sound; 0 for none. */
  header: number;
}

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const rates = [44_100, 48_000, 32_000] as const;
/** By the bits of the version: 2.5, none, 2 and 1. */
const divisors = [4, 0, 2, 1] as const;

function frameAt(buffer: Buffer, at: number): Frame | null {
  if (at + 4 > buffer.length || buffer[at] !== 0xff) return null;
  const head = buffer.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const isFirst = version === 3;
  const divisor = divisors[version];
  const bitrate = bitrates[isFirst ? 1 : 2][(head >>> 12) & 15];
  const rate = rates[(head >>> 10) & 3];
  const isLayer3 = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === 1;
  if (!isLayer3 || !divisor || !bitrate || !rate) return null;
  const samples = isFirst ? 1152 : 576;
  const hertz = rate / divisor;
  const isMono = ((head >>> 6) & 3) === 3;
  return {
    bytes: Math.floor((samples * bitrate * 125) / hertz) + ((head >>> 9) & 1),
    seconds: samples / hertz,
    kind: hertz,
    header: headerPlace(buffer, at, isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17),
  };
}

const [xing, info, vbri] = [0x58696e67, 0x496e666f, 0x56425249];

/** Returns the place of the encoder's header: behind the side information, which a checksum may move, or always the same. */
function headerPlace(buffer: Buffer, at: number, sideBytes: number): number {
  for (const place of [at + 4 + sideBytes, at + 6 + sideBytes, at + 36]) {
    if (place + 20 > buffer.length) return 0;
    const name = buffer.readUInt32BE(place);
    if (name === xing || name === info || name === vbri) return place;
  }
  return 0;
}

/** Returns whether three frames of one kind follow each other, or fewer up to the end. */
function isSound(buffer: Buffer, from: number, end: number): boolean {
  let at = from;
  for (let count = 0; count < 3; count += 1) {
    if (count > 0 && at + 4 > end) return true;
    const frame = frameAt(buffer, at);
    if (!frame || frame.kind !== frameAt(buffer, from)?.kind) return false;
    at += frame.bytes;
  }
  return true;
}

function statedIn(buffer: Buffer, { header, seconds }: Frame): Mp3['stated'] {
  if (header === 0) return {};
  if (buffer.readUInt32BE(header) === vbri) return { seconds: buffer.readUInt32BE(header + 14) * seconds };
  const flags = buffer.readUInt32BE(header + 4);
  // 1: the number of frames, 2: the bytes behind it.
  if (flags & 1) return { seconds: buffer.readUInt32BE(header + 8) * seconds };
  return flags & 2 ? { bytes: buffer.readUInt32BE(header + 8) } : {};
}

/** Returns the place of the next byte that may begin a frame or a tag. */
function nextCandidate(buffer: Buffer, from: number): number {
  let at = from;
  while (at < buffer.length && buffer[at] !== 0xff && buffer[at] !== 0x49) at += 1;
  return at;
}
