import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { requireSetting } from '#lib/core/process/env.ts';

let derived = { secret: '', keys: new Map<string, Buffer>() };

/** Returns a 32-byte key for one purpose, derived from AUTH_SECRET: a new secret changes every key. */
export function derivedKey(purpose: string): Buffer {
  const secret = requireSetting('AUTH_SECRET');
  if (derived.secret !== secret) derived = { secret, keys: new Map() };
  const key =
    derived.keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `belltower ${purpose}`, 32));
  derived.keys.set(purpose, key);
  return key;
}

/** Returns the HMAC with SHA-256 of a text by the key for one purpose: it cannot be made of stored rows alone. */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac('sha256', derivedKey(purpose)).update(text).digest();
}

/** Returns what is stored of a secret that a cookie or a link has. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns whether two texts are equal, in a time that does not depend on where they differ. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
