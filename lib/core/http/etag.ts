import { createHash } from 'node:crypto';

/** The strong ETag of exactly this body. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

const listedTag = /(?:W\/)?("[^"]*")/g;

/**
 * Whether an If-None-Match header names this ETag, so that the answer is 304: `*`, or a list compared
 * weakly, tag by tag (RFC 9110, 13.1.2). A tag may hold commas, and part of a tag is no tag.
 */
export function isKnownTag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header.trim() === '*') return true;
  const wanted = etag.replace(/^W\//, '');
  return [...header.matchAll(listedTag)].some(([, given]) => given === wanted);
}
