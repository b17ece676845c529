import { LenientUtf8, unicodeEncoding } from '#lib/core/text/lenient-utf8.ts';

/** The number of bytes in which the declaration is sought. */
const headBytes = 1024;
const singleByte = /^(?:windows-|iso-8859-|koi8-|macintosh|x-mac-|ibm866)/;

/**
 * Yields the text of an XML document as its bytes arrive. The encoding comes from the byte order mark, the `charset` of
 * the media type (RFC 7303, 3) or the declaration, in this order; the default is UTF-8. Where one of the latter two is
 * UTF-8, stray bytes are read in the other.
 */
export async function* xmlText(bytes: AsyncIterable<Uint8Array>, mediaType = ''): AsyncGenerator<string> {
  let waiting: Uint8Array = new Uint8Array();
  let decoder: LenientUtf8 | TextDecoder | null = null;
  for await (const part of bytes) {
    waiting = Buffer.concat([waiting, part]);
    if (!decoder && waiting.length < headBytes) continue;
    decoder ??= decoderOf(waiting, mediaType);
    yield decoder.decode(waiting, { stream: true });
    waiting = new Uint8Array();
  }
  decoder ??= decoderOf(waiting, mediaType);
  yield decoder.decode(waiting, { stream: true });
  yield decoder.decode();
}

/** Returns the decoder of a document that begins so; a page of HTML declares its encoding in a `meta`. */
export function decoderOf(head: Uint8Array, mediaType = ''): LenientUtf8 | TextDecoder {
  const unicode = unicodeEncoding(head);
  if (unicode) return unicode === 'utf-8' ? new LenientUtf8() : new TextDecoder(unicode);
  const text = Buffer.from(head).toString('latin1');
  const isXml = /^\s*<\?xml\b/.test(text);
  const declaration = isXml
    ? /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/
    : /<meta\s[^<>]{0,300}?charset\s*=\s*["']?([\w.:-]+)/i;
  const [, declared] = declaration.exec(text) ?? [];
  const [, charset] = /charset\s*=\s*["']?([\w.:-]+)/i.exec(mediaType) ?? [];
  const labels = [charset, declared].map(encodingNamed).filter((name) => name !== null);
  const other = labels.find((name) => name !== 'utf-8');
  if (other === undefined) return new LenientUtf8();
  if (!labels.includes('utf-8')) return new TextDecoder(labels[0]);
  return singleByte.test(other) ? new LenientUtf8(other) : new TextDecoder(labels[0]);
}

/** Returns the encoding of a label, or null for an unknown one. UTF-16 is detected by its zeros before. */
function encodingNamed(label: string | undefined): string | null {
  try {
    const { encoding } = new TextDecoder(label);
    return label === undefined || encoding.startsWith('utf-16') ? null : encoding;
  } catch {
    return null;
  }
}
