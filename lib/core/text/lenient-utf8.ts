/**
 * Decodes UTF-8 as it arrives. A byte outside well-formed UTF-8 is read as a letter of a single-byte encoding, so that
 * a stray byte costs only itself. A leading byte order mark is removed.
 */
export class LenientUtf8 {
  /** Bytes so far that are not UTF-8. */
  strays = 0;
  /** Letters so far that UTF-8 encodes in several bytes. */
  letters = 0;
  /** The line of the first stray byte, counted from 1. */
  strayLine: number | null = null;
  private line = 1;
  private isBegun = false;
  private kept: Uint8Array = new Uint8Array();
  private readonly utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  /** The letter of each stray byte. */
  private readonly others: string;

  /** @throws RangeError for an unknown encoding */
  constructor(other = 'windows-1252') {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    // Without `stream` Node 20 decodes windows-1252 as Latin-1, which has control characters for its quotation marks.
    this.others = new TextDecoder(other).decode(bytes, { stream: true });
  }

  /** Decodes as `TextDecoder.decode` does: with `stream`, a letter that is cut in two waits for its end. */
  decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const all = this.kept.length > 0 ? Uint8Array.from([...this.kept, ...bytes]) : bytes;
    const end = stream ? all.length - unfinished(all) : all.length;
    this.kept = all.slice(end);
    const text = this.textOf(all.subarray(0, end));
    const isMarked = !this.isBegun && text.startsWith('\ufeff');
    this.isBegun ||= text !== '';
    return isMarked ? text.slice(1) : text;
  }

  private textOf(bytes: Uint8Array): string {
    let text = '';
    let from = 0;
    for (let at = 0; at < bytes.length; ) {
      const byte = bytes[at] ?? 0;
      const length = lengthAt(bytes, at);
      if (byte === lineFeed) this.line += 1;
      if (length > 1) this.letters += 1;
      if (length === 0) {
        this.strays += 1;
        this.strayLine ??= this.line;
        text += (at > from ? this.utf8.decode(bytes.subarray(from, at)) : '') + this.others[byte];
        from = at + 1;
      }
      at += length || 1;
    }
    return text + this.utf8.decode(bytes.subarray(from));
  }
}

const lineFeed = 0x0a;

/** Returns the length of the sequence at an index; 0 for one that is not well-formed (Unicode, table 3-7). */
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

/** Returns the length of a sequence by its first byte; 0 for a byte that begins none. */
function lengthBy(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Returns the number of bytes at the end that begin an incomplete sequence. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return lengthBy(byte) > back ? back : 0;
  }
  return 0;
}

/** Returns the encoding of a text by its byte order mark or, for UTF-16, the zero in its first letter, or null. */
export function unicodeEncoding([first, second, third]: Uint8Array):
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first && second === 0 && third) return 'utf-16le';
  return first === 0 && second ? 'utf-16be' : null;
}
