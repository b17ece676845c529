import { createHash } from 'node:crypto';

/**
 * Returns the short name of a browser session in the activity log, such as `7F3A`. It is stable, and its 16 bits of a
 * hash reveal nothing of the cookie.
 */
export function sessionLabel(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 4).toUpperCase();
}
