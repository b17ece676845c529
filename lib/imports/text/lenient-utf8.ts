/**
 * Decodes UTF-8 as it arrives. A byte that is no part of well-formed UTF-8 is read as a letter of another encoding with
 * one byte a letter, so that a stray byte costs no more than itself. A byte order mark is left out.
 */
export class LenientUtf8 {
  /** Bytes so far that are not UTF-8. */
  strays = 0;
  /** Letters so far that UTF-8 writes in several bytes. */
  letters = 0;
  /** The line of the first stray byte, counted from 1. */
  strayLine: number | null = null;
  private line = 1;
  private isBegun = false;
  private kept: Uint8Array = new Uint8Array();
  private readonly utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
  /** The letter of each byte that is no UTF-8, as its unit of UTF-16. */
  private readonly others: Uint16Array;

  /** @throws RangeError for an encoding that is not known */
  constructor(other = 'windows-1252') {
    const decoder = new TextDecoder(other);
    // Without `stream` Node 20 decodes windows-1252 as Latin-1, which has control characters for its quotation marks.
    this.others = Uint16Array.from({ length: 256 }, (_, byte) =>
      decoder.decode(Uint8Array.of(byte), { stream: true }).charCodeAt(0),
    );
  }

  /** The text of these bytes, as `TextDecoder.decode` gives it: a letter that is cut in two waits for its end. */
  decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const all = this.kept.length > 0 ? joined(this.kept, bytes) : bytes;
    const end = stream ? all.length - unfinished(all) : all.length;
    this.kept = all.slice(end);
    const text = this.textOf(all.subarray(0, end));
    const isMarked = !this.isBegun && text.startsWith('\ufeff');
    this.isBegun ||= text !== '';
    return isMarked ? text.slice(1) : text;
  }

  private textOf(bytes: Uint8Array): string {
    const units = new Uint16Array(bytes.length);
    let count = 0;
    for (let at = 0; at < bytes.length; ) {
      const byte = bytes[at] ?? 0;
      const length = byte < 0x80 ? 1 : lengthAt(bytes, at);
      if (byte === lineFeed) this.line += 1;
      if (length === 0) this.noteStray();
      if (length > 1) this.letters += 1;
      const letter = length === 0 ? (this.others[byte] ?? 0) : letterAt(bytes, at, length);
      if (letter > 0xffff) units[count++] = 0xd7c0 + (letter >> 10);
      units[count++] = letter > 0xffff ? 0xdc00 + (letter & 0x3ff) : letter;
      at += length || 1;
    }
    return this.utf16.decode(units.subarray(0, count));
  }

  private noteStray(): void {
    this.strays += 1;
    this.strayLine ??= this.line;
  }
}

const lineFeed = 0x0a;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

/** How many bytes the sequence at a place has; 0 for one that is not well-formed (Unicode, table 3-7). */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lengthBy(lead);
  for (let next = 1; next < length; next += 1) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  const second = bytes[at + 1] ?? 0;
  const isForbidden =
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second > 0x9f) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second > 0x8f);
  return isForbidden ? 0 : length;
}

/** The code point of a well-formed sequence. */
function letterAt(bytes: Uint8Array, at: number, length: number): number {
  let letter = (bytes[at] ?? 0) & (length === 1 ? 0x7f : 0xff >> (length + 1));
  for (let next = 1; next < length; next += 1) letter = (letter << 6) | ((bytes[at + next] ?? 0) & 0x3f);
  return letter;
}

function lengthBy(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** How many bytes at the end begin a sequence whose rest is still to come. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return lengthBy(byte) > back ? back : 0;
  }
  return 0;
}
