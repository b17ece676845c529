import { isSameText, keyedHash } from '#lib/core/auth/signing.ts';

/** A code may be wrong so often before it ends, and is valid so long. */
export const mostTries = 5;
export const codeHours = 48;

/** Returns the six digits of a confirming mail, which are made again when it is sent: only their hash is stored. */
export function codeOf(id: string, askedAt: Date): string {
  const number = keyed(`${id} ${askedAt.toISOString()}`).readUInt32BE() % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Returns what is stored of a code. */
export function codeHashOf(id: string, code: string): string {
  return keyed(`${id}:${code}`).toString('base64url');
}

interface Asked {
  id: string;
  code_hash: string | null;
  code_tries: number;
  code_expires_at: Date | null;
}

/** Returns whether the code is the one that was mailed, in time and after few tries. */
export function isCode(asked: Asked, code: string, now: Date): boolean {
  const { id, code_hash, code_tries, code_expires_at } = asked;
  if (code_hash === null || code_tries >= mostTries || !code_expires_at || code_expires_at <= now)
    return false;
  return isSameText(codeHashOf(id, code), code_hash);
}

function keyed(text: string): Buffer {
  return keyedHash('subscriber codes', text);
}
