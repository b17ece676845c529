/**
 * The encoding that the first bytes of a text give away: by its byte order mark, or as UTF-16 by the zero in its first
 * letter. Null where they say nothing.
 */
export function unicodeEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first && second === 0 && third) return 'utf-16le';
  return first === 0 && second ? 'utf-16be' : null;
}
