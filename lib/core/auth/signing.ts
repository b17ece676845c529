import { hkdfSync } from 'node:crypto';
import { requireSetting } from '#lib/core/platform/env.ts';

/** Returns a 32-byte key for one purpose, derived from AUTH_SECRET: a new secret changes every key. */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', requireSetting('AUTH_SECRET'), '', `belltower ${purpose}`, 32));
}
