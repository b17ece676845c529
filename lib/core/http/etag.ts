import { createHash } from 'node:crypto';

/** Returns the strong ETag of this body. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

const listedTag = /(?:W\/)?("[^"]*")/g;

/**
 * Returns whether an If-None-Match header matches this ETag: `*`, or a list compared weakly (RFC 9110, 13.1.2). Tags
 * may contain commas.
 */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = etag.replace(/^W\//, '');
  return [...header.matchAll(listedTag)].some(([, given]) => given === wanted);
}
