import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decoderOf } from '../../markup/xml-text.ts';

const unpack = promisify(gunzip);
/** The number of bytes in which a page declares its encoding. */
const headBytes = 4096;

/**
 * Returns the text of a page or a file of a site: unpacked where it is a gzip file, and in the encoding of its byte order
 * mark, its media type, or its own declaration. Null for a gzip file that is broken or larger than `mostBytes`.
 */
export async function decodedText(
  bytes: Buffer,
  mediaType: string | undefined,
  mostBytes: number,
): Promise<string | null> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? await unpack(bytes, { maxOutputLength: mostBytes }).catch(() => null) : bytes;
  if (!plain) return null;
  const decoder = decoderOf(plain.subarray(0, headBytes), isPacked ? undefined : mediaType);
  return decoder.decode(plain, { stream: true }) + decoder.decode();
}
