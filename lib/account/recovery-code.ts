import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from './typed-code.ts';

/** New recovery codes, in groups of five as they are shown: 'k7mxq-2hvbn-w9trd'. About 74 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)])
      .join('')
      .replace(/(.{5})(?=.)/g, '$1-'),
  );
}

/**
 * How the database keeps a code, which is long enough for a plain hash. It does not depend on AUTH_SECRET: a
 * changed one must not shut the last door.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(`belltower recovery code ${code.replaceAll('-', '')}`)
    .digest('base64url');
}
