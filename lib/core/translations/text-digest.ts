/**
 * Returns a digest of an original text, by which a later change of it is noticed: 53 bits of two mixed multiplicative
 * hashes, in base 36. Browsers have no synchronous SHA-256.
 */
export function textDigest(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
