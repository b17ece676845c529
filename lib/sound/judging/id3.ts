import type { Bytes } from './bytes.ts';
import { soundLimits } from './limits.ts';

/** Returns the length of a tag at the beginning of the bytes, with its header; 0 for none (ID3v2.4, 3.1). */
export function tagLength(head: Buffer, at = 0): number {
  if (head.length < at + 10 || head.toString('latin1', at, at + 3) !== 'ID3') return 0;
  const hasFooter = head[at + 3] === 4 && (head[at + 5] ?? 0) & 0x10;
  return 10 + sevenBitNumber(head, at + 6) + (hasFooter ? 10 : 0);
}

/**
 * Returns the tags at the beginning of a file, of which there may be several, with the position behind them.
 * @returns a refusal beyond `soundLimits`
 */
export async function tagsOf(bytes: Bytes): Promise<Tags | 'notSound' | 'unreadable'> {
  const tags: Tags['tags'] = [];
  let end = 0;
  for (;;) {
    const length = end + 10 <= bytes.size ? tagLength(await bytes.at(end, 10)) : 0;
    if (length === 0) return { tags, end };
    if (length > soundLimits.headerBytes) return 'notSound';
    if (tags.length >= soundLimits.parts) return 'unreadable';
    tags.push({ at: end, length });
    end += length;
  }
}

export interface Tags {
  tags: { at: number; length: number }[];
  end: number;
}

interface Frame {
  name: string;
  /** The two bytes of flags; 0 in ID3v2.2. */
  flags: number;
  body: Buffer;
}

/**
 * Returns the title in a tag, null for none. Nothing else of it is read.
 * @param budget the frames that may be met, counted down
 * @returns 'unreadable' beyond `soundLimits`
 */
export function titleIn(tag: Buffer, budget: { frames: number }): string | null | 'unreadable' {
  const [version = 0, flags = 0] = [tag[3], tag[5]];
  if (version < 2 || version > 4) return null;
  const isUnsynchronized = version < 4 && (flags & 0x80) !== 0;
  const content = isUnsynchronized ? synchronized(tag.subarray(10)) : tag.subarray(10);
  let title: string | null = null;
  let others = 0;
  for (const frame of framesIn(content, version, flags)) {
    budget.frames -= 1;
    if (!pictureFrames.has(frame.name)) others += frame.body.length;
    if (budget.frames < 0 || others > soundLimits.otherBytes) return 'unreadable';
    if (frame.name === (version === 2 ? 'TT2' : 'TIT2')) title ??= textOf(frame, version);
  }
  return title;
}

/** Pictures, and chapters, which hold theirs. */
const pictureFrames = new Set(['PIC', 'APIC', 'CHAP']);

function* framesIn(content: Buffer, version: number, flags: number): Generator<Frame> {
  const headBytes = version === 2 ? 6 : 10;
  const hasExtendedHeader = version > 2 && (flags & 0x40) !== 0 && content.length >= 4;
  let at = 0;
  if (hasExtendedHeader) at = version === 4 ? sevenBitNumber(content, 0) : 4 + content.readUInt32BE(0);
  while (at + headBytes <= content.length) {
    const name = content.toString('latin1', at, at + (version === 2 ? 3 : 4));
    if (!/^[A-Z\d]+$/.test(name)) return;
    const size = version === 2 ? content.readUIntBE(at + 3, 3) : sizeAt(content, at + 4, version);
    const body = content.subarray(at + headBytes, at + headBytes + size);
    yield { name, flags: version === 2 ? 0 : content.readUInt16BE(at + 8), body };
    at += headBytes + size;
  }
}

/** Some programs write plain numbers into version 4: those are known by a high bit. */
function sizeAt(content: Buffer, at: number, version: number): number {
  const isPlain = version === 3 || content.subarray(at, at + 4).some((byte) => byte > 0x7f);
  return isPlain ? content.readUInt32BE(at) : sevenBitNumber(content, at);
}

function sevenBitNumber(bytes: Buffer, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

const longestTextBytes = 4096;

/** Returns the text of a frame, null for one that is compressed or encrypted. Of several values it is the first. */
function textOf({ flags, body }: Frame, version: number): string | null {
  const isPacked = (flags & (version === 4 ? 0x0c : 0xc0)) !== 0;
  if (isPacked || body.length < 2) return null;
  const hasLength = version === 4 && (flags & 0x01) !== 0;
  const own = body.subarray(hasLength ? 4 : 0, longestTextBytes);
  const bytes = version === 4 && (flags & 0x02) !== 0 ? synchronized(own) : own;
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(1));
  return text.split('\0', 1)[0] || null;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 3) return 'utf-8';
  if (bytes[0] === 2) return 'utf-16be';
  if (bytes[0] === 1) return bytes[1] === 0xfe ? 'utf-16be' : 'utf-16le';
  return 'latin1';
}

/** Takes out the zeros that keep a tag from looking like sound (ID3v2.4, 6.1). */
function synchronized(bytes: Buffer): Buffer {
  const read = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1)
    if (at === 0 || bytes[at] !== 0 || bytes[at - 1] !== 0xff) read[length++] = bytes[at] ?? 0;
  return read.subarray(0, length);
}
