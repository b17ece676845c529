import { createHash } from 'node:crypto';

/**
 * The short name of a browser session in the activity log, such as `7F3A`. The same session always has the
 * same one; 16 bits of a hash tell nothing of the cookie.
 */
export function sessionLabel(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 4).toUpperCase();
}
