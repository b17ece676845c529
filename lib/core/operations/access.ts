import {
  type Access,
  type MinistryPermission,
  type Needed,
  permits,
  type Role,
} from '#lib/core/auth/permissions.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { AppError } from './errors.ts';

/** The caller. `address` is the client's, for limits only; it is never stored with content. */
export type Actor = Visitor | StaffActor;

interface Visitor {
  role: 'visitor';
  address: string;
  /** With the session of a person who was suspended. */
  isSuspended?: boolean;
}

export interface StaffActor {
  role: 'admin';
  address: string;
  sessionId: string;
  /** Null: the shared password. */
  staffId: string | null;
  roles: readonly Role[];
  /** The ministries of a leader. */
  ministryIds: readonly string[];
  aal: 'aal1' | 'aal2';
  nextLevel: 'aal1' | 'aal2';
  /** When the person signed in, in Unix seconds; unknown counts as long ago. */
  signedInAt?: number;
}

/**
 * Authorizes the actor; the only place for authorization.
 * @throws AppError `unauthenticated` without a session, `mfa_required` below the level the session must reach,
 * `not_permitted` without the permission.
 */
export function authorize(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  const { aal, nextLevel } = staffOf(actor);
  if (access === 'session') return;
  if (nextLevel === 'aal2' && aal !== 'aal2') throw new AppError('mfa_required', messages.errors.mfaRequired);
  if (access !== 'admin' && !isPermitted(access, actor)) throw notPermitted();
}

/** Returns the staff who ask. @throws AppError `unauthenticated` */
export function staffOf(actor: Actor): StaffActor {
  if (actor.role === 'admin') return actor;
  const { suspended, unauthenticated } = messages.errors;
  throw new AppError('unauthenticated', actor.isSuspended ? suspended : unauthenticated);
}

/** Returns whether the roles permit it, whatever second factor is still to be confirmed. */
export function isPermitted(needed: Needed, actor: Actor): boolean {
  return actor.role === 'admin' && permits(actor.roles, needed);
}

/**
 * Returns the ministries whose rows the actor may see and change; null: all rows, those of no ministry included.
 * @throws AppError `unauthenticated`
 */
export function ownMinistries(permission: MinistryPermission, actor: Actor): readonly string[] | null {
  return isPermitted(permission, actor) ? null : staffOf(actor).ministryIds;
}

/**
 * Requires that the actor may change rows of this ministry; null: of none. A change checks the ministry before and after.
 * @throws AppError `not_permitted`
 */
export function authorizeMinistry(
  permission: MinistryPermission,
  actor: Actor,
  ministryId: string | null | undefined,
): void {
  const own = ownMinistries(permission, actor);
  if (own && !(ministryId && own.includes(ministryId))) throw notPermitted();
}

function notPermitted(): AppError {
  return new AppError('not_permitted', messages.errors.notPermitted);
}

const recentSeconds = 5 * 60;

/**
 * Requires a recent sign-in, against strangers at an unattended browser: a confirmed second factor or, where none
 * exists, a password entered within the last five minutes. For operations that hand out or replace all data.
 * @throws AppError `recent_sign_in_required`; `not_permitted` on a demo, whose staff are strangers
 */
export function authorizeRecent(actor: Actor, now = new Date()): void {
  if (env().DEMO) throw new AppError('not_permitted', messages.demo.off);
  if (actor.role === 'admin' && actor.aal === 'aal2') return;
  const signedInAt = (actor.role === 'admin' && actor.signedInAt) || 0;
  if (now.getTime() / 1000 - signedInAt <= recentSeconds) return;
  throw new AppError('recent_sign_in_required', messages.errors.recentSignInRequired);
}
