import { randomUUID } from 'node:crypto';
import type { AuthOptions } from 'next-auth';
import { encode, type JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { db } from '#lib/core/platform/db.ts';
import { requireSetting } from '#lib/core/platform/env.ts';
import { cookieOptions, hostCookieName, isSecureSite } from './cookies.ts';
import { isAdminPassword, passwordMark } from './password.ts';

/** The idle lifetime of a session. Use renews it. */
export const sessionSeconds = 12 * 60 * 60;
/** The absolute lifetime of a session: after it the password is required again. */
export const longestSessionSeconds = 7 * 24 * 60 * 60;

/** The claims of the signed cookie. */
export interface AdminClaims {
  role: 'admin';
  aal: 'aal1' | 'aal2';
  /** The browser session, for the activity log. */
  sid: string;
  /** Mark of the password it was opened with: a changed password ends every session. */
  mark: string;
  /** The account's generation it was opened in: 'Sign out everywhere' begins a new one. */
  generation: number;
  /** When the password was entered, in Unix seconds. */
  since: number;
  /** The second factor that raised it to aal2. Without that factor it falls back to aal1. */
  factor?: string;
}

/** A valid session, and the level it must reach. */
export interface Session {
  claims: AdminClaims;
  nextLevel: 'aal1' | 'aal2';
}

/** Returns the name of the session cookie: behind HTTPS it is bound to this host. */
export function sessionCookieName(): string {
  return hostCookieName('session');
}

/**
 * Returns the next-auth settings: one shared password, a signed httpOnly cookie. Lookup failures are passed to
 * `report`, since next-auth treats a session that cannot be looked up as ended.
 */
export function authOptions(report: (failure: unknown) => void): AuthOptions {
  return {
    secret: requireSetting('AUTH_SECRET'),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: isSecureSite(),
    cookies: { sessionToken: { name: sessionCookieName(), options: cookieOptions() } },
    pages: { signIn: '/', error: '/' },
    providers: [
      CredentialsProvider({
        name: 'Admin password',
        credentials: { password: { label: 'Password', type: 'password' } },
        authorize: async (credentials) =>
          (await isAdminPassword(credentials?.password ?? '')) ? { id: 'admin', role: 'admin' } : null,
      }),
    ],
    callbacks: {
      // The client chooses where to go after sign-in: addresses in the request are neither followed nor read.
      redirect: ({ baseUrl }) => baseUrl,
      jwt: async ({ token, user }) =>
        user ? { ...newClaims((await readAccount()).generation) } : (token as JWT),
      session: async ({ session, token }) => {
        const held = await readSession(token).catch((failure) => void report(failure));
        if (!held) return {} as typeof session;
        const { claims, nextLevel } = held;
        const shown = { user: { role: claims.role }, aal: claims.aal, nextLevel, expires: session.expires };
        return shown as unknown as typeof session;
      },
    },
    events: { signOut: ({ token }) => endSession(token).catch(report) },
  };
}

/** Returns the session of a decoded cookie, or null when it has ended. */
export async function readSession(token: JWT | null): Promise<Session | null> {
  const claims = readClaims(token);
  if (!claims) return null;
  const { generation, factors, isEnded } = await readAccount(claims.sid);
  if (isEnded || claims.generation !== generation) return null;
  const isRaised = claims.aal === 'aal2' && factors.includes(claims.factor ?? '');
  return {
    claims: isRaised ? claims : { ...claims, aal: 'aal1' },
    nextLevel: factors.length > 0 ? 'aal2' : 'aal1',
  };
}

/** Returns the claims of a new session in a known generation. */
export function newClaims(generation = 1): AdminClaims {
  return {
    role: 'admin',
    aal: 'aal1',
    sid: randomUUID(),
    mark: passwordMark(),
    generation,
    since: nowSeconds(),
  };
}

/** Returns the claims as the signed and encrypted cookie value, and its lifetime in seconds. */
export async function sealClaims(claims: AdminClaims): Promise<{ value: string; maxAge: number }> {
  const left = claims.since + longestSessionSeconds - nowSeconds();
  const maxAge = Math.max(1, Math.min(sessionSeconds, left));
  const value = await encode({ token: { ...claims }, secret: requireSetting('AUTH_SECRET'), maxAge });
  return { value, maxAge };
}

/** Returns the claims of a decoded cookie; null when it has expired or was opened with another password. */
export function readClaims(token: JWT | null): AdminClaims | null {
  if (token?.role !== 'admin' || token.mark !== passwordMark()) return null;
  if (token.aal !== 'aal1' && token.aal !== 'aal2') return null;
  const since = Number(token.since);
  if (!(nowSeconds() - since < longestSessionSeconds)) return null;
  const { aal, factor } = token;
  const [sid, mark, generation] = [String(token.sid), String(token.mark), Number(token.generation)];
  return { role: 'admin', aal, sid, mark, generation, since, ...(factor ? { factor: String(factor) } : {}) };
}

/** Ends the session of a decoded cookie, copies of it and what renewed it included. */
async function endSession(token: JWT | null): Promise<void> {
  const claims = readClaims(token);
  if (!claims) return;
  const expires_at = new Date((claims.since + longestSessionSeconds) * 1000);
  await db().endedSession.deleteMany({ where: { expires_at: { lt: new Date() } } });
  await db().endedSession.createMany({ data: [{ sid: claims.sid, expires_at }], skipDuplicates: true });
}

interface Account {
  generation: number;
  factors: string[];
  isEnded: boolean;
}

/** Reads in one query the account's generation and verified second factors, and whether the session was signed out. */
async function readAccount(sid = ''): Promise<Account> {
  const [account] = await db().$queryRaw<Account[]>`
    SELECT coalesce((SELECT session_generation FROM admin_account LIMIT 1), 1) AS "generation",
      ARRAY(SELECT id::text FROM mfa_factors WHERE status = 'verified') AS "factors",
      EXISTS (SELECT FROM ended_sessions WHERE sid = ${sid}) AS "isEnded"`;
  return account as Account;
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
