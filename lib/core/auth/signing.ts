import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { requireSetting } from '#lib/core/process/env.ts';

/** Returns a 32-byte key for one purpose, derived from AUTH_SECRET: a new secret changes every key. */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', requireSetting('AUTH_SECRET'), '', `belltower ${purpose}`, 32));
}

/** Returns whether two texts are equal, in a time that does not depend on where they differ. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
