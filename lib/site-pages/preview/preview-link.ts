import { randomBytes } from 'node:crypto';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';

const sharedMilliseconds = 7 * 24 * 60 * 60 * 1000;

interface Shared {
  id: string;
  preview_key: string;
}

/**
 * Returns the key of a page that is shared from now on: a random part that signs its links, and the moment when the
 * last of them ends. Links that were signed with another random part have ended.
 */
export function previewKey(former: string | null, now: number): string {
  const random = former ? signingPart(former) : randomBytes(16).toString('base64url');
  return `${random}.${(now + sharedMilliseconds).toString(36)}`;
}

/** Returns whether a link of the page may still work. */
export function isShared(key: string | null, now = Date.now()): boolean {
  const end = key?.split('.')[1];
  return key !== null && (end === undefined || Number.parseInt(end, 36) > now);
}

function signingPart(key: string): string {
  return key.split('.')[0] ?? key;
}

/** Returns the address that shows the page's draft, and when it ends (ISO 8601). */
export function previewLink(shared: Shared, now: number): { url: string; expires_at: string } {
  const until = now + sharedMilliseconds;
  const token = `${shared.id}.${until.toString(36)}.${signature(shared, until)}`;
  return { url: absoluteUrl(`/preview/${token}`), expires_at: new Date(until).toISOString() };
}

/** Returns the id of the page that a token is for; null for a text that is none. The token is not verified yet. */
export function pageOfToken(token: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\da-z]{1,11}\.[\w-]{43}$/.exec(token)?.[1] ?? null;
}

/** Returns whether the token is signed with the page's key and has not ended. */
export function isValidToken(token: string, shared: Shared, now = Date.now()): boolean {
  const [, until = '', signed = ''] = token.split('.');
  const end = Number.parseInt(until, 36);
  return end > now && isSameText(signed, signature(shared, end));
}

function signature({ id, preview_key }: Shared, until: number): string {
  return keyedHash('page previews', `${id}.${until}.${signingPart(preview_key)}`).toString('base64url');
}
