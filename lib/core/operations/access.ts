import { AppError, errorMessages } from './errors.ts';

/** Who is asking. `address` is the client's, for limits only; it is never stored with content. */
export type Actor =
  | { role: 'visitor'; address: string }
  | {
      role: 'admin';
      address: string;
      sessionId: string;
      aal: 'aal1' | 'aal2';
      nextLevel: 'aal1' | 'aal2';
      /** When the password was given, in Unix seconds; unknown counts as long ago. */
      signedInAt?: number;
    };

/**
 * Who may run an operation: anyone; the holder of a password session (what a second factor is confirmed
 * with); or an admin, who has also confirmed the second factor once there is one.
 */
export type Access = 'anyone' | 'session' | 'admin';

/**
 * The one place for authorization.
 * @throws AppError `unauthenticated` without a session, `mfa_required` below the level the session must reach.
 */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.role !== 'admin') throw new AppError('unauthenticated', errorMessages.unauthenticated);
  if (access === 'admin' && actor.nextLevel === 'aal2' && actor.aal !== 'aal2') {
    throw new AppError('mfa_required', errorMessages.mfaRequired);
  }
}

const recentSeconds = 5 * 60;

/**
 * Refuses, beyond `authorize`, who could be somebody at an open browser: what takes everything along is for a session
 * with a confirmed second factor or, where there is none, with a password of the last five minutes.
 * @throws AppError `recent_sign_in_required`
 */
export function authorizeRecent(actor: Actor, now = new Date()): void {
  if (actor.role === 'admin' && actor.aal === 'aal2') return;
  const signedInAt = (actor.role === 'admin' && actor.signedInAt) || 0;
  if (now.getTime() / 1000 - signedInAt <= recentSeconds) return;
  throw new AppError('recent_sign_in_required', errorMessages.recentSignInRequired);
}
