import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from './typed-code.ts';

/** Returns new recovery codes, shown in groups of five: 'k7mxq-2hvbn-w9trd'. About 74 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)])
      .join('')
      .replace(/(.{5})(?=.)/g, '$1-'),
  );
}

/**
 * Returns the stored form of a code, which is long enough for a plain hash. Independent of AUTH_SECRET, so that codes
 * survive its change.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`belltower recovery code ${code.replaceAll('-', '')}`)
    .digest('base64url');
}
