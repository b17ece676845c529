import type { Role } from '#lib/core/auth/permissions.ts';

/** The response of `GET /api/auth/session`: a session, or an empty object. */
export interface SessionAnswer {
  user?: {
    role?: string;
    /** Null: the shared password. */
    id?: string | null;
    name?: string | null;
    roles?: Role[];
    ministry_ids?: string[];
  };
  aal?: 'aal1' | 'aal2';
  nextLevel?: 'aal1' | 'aal2';
}

/** How a session was opened (RFC 8176). */
type AuthenticationMethod = 'pwd' | 'mfa';

export interface Assurance {
  currentLevel: 'aal1' | 'aal2' | null;
  nextLevel: 'aal1' | 'aal2' | null;
  currentAuthenticationMethods: AuthenticationMethod[];
}

/** Returns the session's present assurance level and the level that admin calls require. Client-safe. */
export function assuranceOf({ user, aal, nextLevel }: SessionAnswer): Assurance {
  if (user?.role !== 'admin' || !aal || !nextLevel) {
    return { currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] };
  }
  const currentAuthenticationMethods: AuthenticationMethod[] = aal === 'aal2' ? ['pwd', 'mfa'] : ['pwd'];
  return { currentLevel: aal, nextLevel, currentAuthenticationMethods };
}
