import { LenientUtf8 } from './lenient-utf8.ts';
import { unicodeEncoding } from './unicode-encoding.ts';

/** So many bytes are looked at for the declaration. */
const mostHead = 1024;
const oneByteALetter = /^(?:windows-|iso-8859-|koi8-|macintosh|x-mac-|ibm866)/;

/**
 * The text of an XML document's bytes as they arrive. Its encoding is that of its byte order mark, else of the
 * `charset` of its media type (RFC 7303, 3), else of its declaration, else UTF-8. Where one of the latter two says
 * UTF-8, bytes that are not UTF-8 are read by the other.
 */
export async function* xmlText(bytes: AsyncIterable<Uint8Array>, mediaType = ''): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array();
  let decoder: LenientUtf8 | TextDecoder | null = null;
  for await (const part of bytes) {
    if (decoder) {
      yield decoder.decode(part, { stream: true });
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < mostHead) continue;
    decoder = decoderOf(head, mediaType);
    yield decoder.decode(head, { stream: true });
  }
  if (!decoder) {
    decoder = decoderOf(head, mediaType);
    yield decoder.decode(head, { stream: true });
  }
  yield decoder.decode();
}

function decoderOf(head: Uint8Array, mediaType: string): LenientUtf8 | TextDecoder {
  const unicode = unicodeEncoding(head);
  if (unicode) return unicode === 'utf-8' ? new LenientUtf8() : new TextDecoder(unicode);
  const [, declared] =
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/.exec(Buffer.from(head).toString('latin1')) ??
    [];
  const [, told] = /charset\s*=\s*["']?([\w.:-]+)/i.exec(mediaType) ?? [];
  const labels = [told, declared].map(encodingNamed).filter((name) => name !== null);
  const other = labels.find((name) => name !== 'utf-8');
  if (other === undefined) return new LenientUtf8();
  if (!labels.includes('utf-8')) return new TextDecoder(labels[0]);
  return oneByteALetter.test(other) ? new LenientUtf8(other) : new TextDecoder(labels[0]);
}

/** The encoding by its label; null for one that is not known. UTF-16 would have been seen by its zeros. */
function encodingNamed(label: string | undefined): string | null {
  try {
    const { encoding } = new TextDecoder(label);
    return label === undefined || encoding.startsWith('utf-16') ? null : encoding;
  } catch {
    return null;
  }
}
