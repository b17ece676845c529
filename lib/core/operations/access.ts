import { messages } from '#lib/language/messages.ts';
import { AppError } from './errors.ts';

/** The caller. `address` is the client's, for limits only; it is never stored with content. */
export type Actor =
  | { role: 'visitor'; address: string }
  | {
      role: 'admin';
      address: string;
      sessionId: string;
      aal: 'aal1' | 'aal2';
      nextLevel: 'aal1' | 'aal2';
      /** When the password was entered, in Unix seconds; unknown counts as long ago. */
      signedInAt?: number;
    };

/**
 * Who may run an operation: anyone; a password session (it confirms second factors); or an admin, who has also
 * confirmed the second factor if one exists.
 */
export type Access = 'anyone' | 'session' | 'admin';

/**
 * Authorizes the actor; the only place for authorization.
 * @throws AppError `unauthenticated` without a session, `mfa_required` below the level the session must reach.
 */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.role !== 'admin') throw new AppError('unauthenticated', messages.errors.unauthenticated);
  if (access === 'admin' && actor.nextLevel === 'aal2' && actor.aal !== 'aal2') {
    throw new AppError('mfa_required', messages.errors.mfaRequired);
  }
}

const recentSeconds = 5 * 60;

/**
 * Requires a recent sign-in, against strangers at an unattended browser: a confirmed second factor or, where none
 * exists, a password entered within the last five minutes. For operations that hand out or replace all data.
 * @throws AppError `recent_sign_in_required`
 */
export function authorizeRecent(actor: Actor, now = new Date()): void {
  if (actor.role === 'admin' && actor.aal === 'aal2') return;
  const signedInAt = (actor.role === 'admin' && actor.signedInAt) || 0;
  if (now.getTime() / 1000 - signedInAt <= recentSeconds) return;
  throw new AppError('recent_sign_in_required', messages.errors.recentSignInRequired);
}
