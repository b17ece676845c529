import { randomInt } from 'node:crypto';
import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';

const digits = 6;

/** Returns a new code for a phone: six digits. */
export function newPhoneCode(): string {
  return String(randomInt(0, 10 ** digits)).padStart(digits, '0');
}

/** Returns the stored form of a code: a keyed hash, since a plain one of six digits is quickly guessed. */
export function hashPhoneCode(code: string, challengeId: string): string {
  return keyedHash('phone codes', `${challengeId}:${code}`).toString('base64url');
}

/** Returns whether it is the challenge's code, compared in constant time. */
export function isPhoneCode(code: string, challenge: { id: string; code_hash: string | null }): boolean {
  return isSameText(hashPhoneCode(code, challenge.id), challenge.code_hash ?? '');
}
