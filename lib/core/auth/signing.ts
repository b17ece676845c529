import { hkdfSync } from 'node:crypto';
import { requireSetting } from '#lib/core/platform/env.ts';

/** A key of 32 bytes for one purpose alone, derived from AUTH_SECRET: a new secret makes every key new. */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', requireSetting('AUTH_SECRET'), '', `belltower ${purpose}`, 32));
}
