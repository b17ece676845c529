import { useSyncExternalStore } from 'react';
import type { SessionAnswer } from '#lib/account/assurance.ts';
import {
  type Access,
  everywhere,
  isOffered,
  knownRoles,
  type Needed,
  permits,
} from '#lib/core/auth/permissions.ts';

type User = NonNullable<SessionAnswer['user']>;

/** Null until the session was read once; empty when that failed, or there is none. */
let known: User | null = null;
const listeners = new Set<() => void>();

/** Keeps what a read of the session said. One that has ended changes nothing: a form may be open. */
export function noteSession({ user }: SessionAnswer): void {
  if (!user && known) return;
  known = user ?? {};
  for (const listener of listeners) listener();
}

/** Who is signed in here, as last read; null until then. */
export function useOwnSession(): User | null {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}

/**
 * Returns whether to offer the person what needs this access, for a row of this ministry where it belongs to one (null: to
 * none). It hides only: the server decides. Before the session is known nothing is offered, without one everything: the
 * sign-in dialog comes first then.
 */
export function useIsOffered(access: Access, ministryId?: string | null): boolean {
  const user = useOwnSession();
  if (!user?.roles) return user !== null;
  const roles = knownRoles(user.roles);
  if (!isOffered(access, roles)) return false;
  if (ministryId === undefined || !access.startsWith('own ')) return true;
  return (
    permits(roles, everywhere(access as Needed)) || user.ministry_ids?.includes(ministryId ?? '') === true
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
