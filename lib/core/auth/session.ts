import type { AuthOptions, User } from 'next-auth';
import { encode, type JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { db } from '#lib/core/database/db.ts';
import { requireSetting } from '#lib/core/process/env.ts';
import { browserLabel } from './browser-label.ts';
import { cookieOptions, hostCookieName, isSecureSite } from './cookies.ts';
import { shownPermissions } from './permissions.ts';
import {
  endSession,
  findSession,
  longestSessionSeconds,
  openSession,
  type Session,
  type SignIn,
} from './session-rows.ts';
import { opensShared } from './shared-password.ts';

/** The idle lifetime of a session. Use renews it. */
export const sessionSeconds = 12 * 60 * 60;

/** The claims of the signed cookie: everything else is in the session's row. */
export interface SessionClaims {
  role: 'admin';
  token: string;
  /** When the person signed in, in Unix seconds. */
  since: number;
}

/** Returns the name of the session cookie: behind HTTPS it is bound to this host. */
export function sessionCookieName(): string {
  return hostCookieName('session');
}

/** How people sign in beside the shared password: each returns who it is, or null. */
export interface SignInChecks {
  checkPassword(email: string, password: string): Promise<SignIn | null>;
  checkPasskey(response: string): Promise<SignIn | null>;
}

/**
 * Returns the next-auth settings: passwords and passkeys, a signed httpOnly cookie. Lookup failures are passed to
 * `report`, since next-auth treats a session that cannot be looked up as ended.
 */
export function authOptions(checks: SignInChecks, report: (failure: unknown) => void): AuthOptions {
  return {
    secret: requireSetting('AUTH_SECRET'),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: isSecureSite(),
    cookies: { sessionToken: { name: sessionCookieName(), options: cookieOptions() } },
    pages: { signIn: '/', error: '/' },
    providers: [passwordProvider(checks), passkeyProvider(checks)],
    callbacks: {
      // The client chooses where to go after sign-in: addresses in the request are neither followed nor read.
      redirect: ({ baseUrl }) => baseUrl,
      jwt: async ({ token, user }) =>
        user ? { ...(await beginSession(user as unknown as SignIn)) } : (token as JWT),
      session: async ({ session, token }) => {
        const held = await readSession(token).catch((failure) => void report(failure));
        return (held ? { ...shownSession(held), expires: session.expires } : {}) as typeof session;
      },
    },
    events: { signOut: ({ token }) => endTokenSession(token).catch(report) },
  };
}

function passwordProvider({ checkPassword }: SignInChecks) {
  return CredentialsProvider({
    name: 'Password',
    credentials: { email: { type: 'email' }, password: { type: 'password' } },
    authorize: async (given, { headers }) => {
      const { email, password = '' } = given ?? {};
      const found = email
        ? await checkPassword(email, password)
        : (await opensShared(db(), password)) && { staffId: null };
      return found ? asUser({ ...found, label: browserLabel(headers?.['user-agent']) }) : null;
    },
  });
}

function passkeyProvider({ checkPasskey }: SignInChecks) {
  return CredentialsProvider({
    id: 'passkey',
    name: 'Passkey',
    credentials: { response: { type: 'text' } },
    authorize: async (given, { headers }) => {
      const found = await checkPasskey(given?.response ?? '');
      return found ? asUser({ ...found, label: browserLabel(headers?.['user-agent']) }) : null;
    },
  });
}

/** Only `jwt` above reads it. */
function asUser(signIn: SignIn): User {
  return { id: signIn.staffId ?? 'shared', ...signIn } as User;
}

/** Returns a session as `GET /api/auth/session` gives it. */
export function shownSession({ staffId, name, roles, ministryIds, aal, nextLevel }: Session) {
  const permissions = shownPermissions(roles);
  const user = { role: 'admin' as const, id: staffId, name, roles, permissions, ministry_ids: ministryIds };
  return { user, aal, nextLevel };
}

/** Opens a session and returns the claims of its cookie. */
export async function beginSession(signIn: SignIn): Promise<SessionClaims> {
  return { role: 'admin', token: await openSession(signIn), since: nowSeconds() };
}

/** Returns the session of a decoded cookie, or null when it has ended. */
export async function readSession(token: JWT | null): Promise<Session | null> {
  const claims = readClaims(token);
  return claims && findSession(claims.token);
}

/** Returns the claims as the signed and encrypted cookie value, and its lifetime in seconds. */
export async function sealClaims(claims: SessionClaims): Promise<{ value: string; maxAge: number }> {
  const left = claims.since + longestSessionSeconds - nowSeconds();
  const maxAge = Math.max(1, Math.min(sessionSeconds, left));
  const value = await encode({ token: { ...claims }, secret: requireSetting('AUTH_SECRET'), maxAge });
  return { value, maxAge };
}

/** Returns the claims of a decoded cookie; null when it has expired. Its row says whether the session is open. */
export function readClaims(token: JWT | null): SessionClaims | null {
  if (token?.role !== 'admin' || typeof token.token !== 'string') return null;
  const since = Number(token.since);
  return nowSeconds() - since < longestSessionSeconds ? { role: 'admin', token: token.token, since } : null;
}

async function endTokenSession(token: JWT | null): Promise<void> {
  const claims = readClaims(token);
  if (claims) await endSession(claims.token);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
