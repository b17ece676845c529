/** What `GET /api/auth/session` answers: a session, or nothing of one. */
export interface SessionAnswer {
  user?: { role?: string };
  aal?: 'aal1' | 'aal2';
  nextLevel?: 'aal1' | 'aal2';
}

/** How a session was opened, in the words of RFC 8176. */
type AuthenticationMethod = 'pwd' | 'mfa';

export interface Assurance {
  currentLevel: 'aal1' | 'aal2' | null;
  nextLevel: 'aal1' | 'aal2' | null;
  currentAuthenticationMethods: AuthenticationMethod[];
}

/**
 * How sure the site is of who is asking, and how sure it must be before admin calls are allowed.
 * Client-safe.
 */
export function assuranceOf({ user, aal, nextLevel }: SessionAnswer): Assurance {
  if (user?.role !== 'admin' || !aal || !nextLevel) {
    return { currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] };
  }
  const currentAuthenticationMethods: AuthenticationMethod[] = aal === 'aal2' ? ['pwd', 'mfa'] : ['pwd'];
  return { currentLevel: aal, nextLevel, currentAuthenticationMethods };
}
