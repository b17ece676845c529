import { randomUUID } from 'node:crypto';
import type { AuthOptions } from 'next-auth';
import { encode, type JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { db } from '#lib/core/platform/db.ts';
import { requireSetting } from '#lib/core/platform/env.ts';
import { cookieOptions, hostCookieName, isSecureSite } from './cookies.ts';
import { isAdminPassword, passwordMark } from './password.ts';

/** How long a session lives without being used. Using it renews it. */
export const sessionSeconds = 12 * 60 * 60;
/** How long it lives at most: then the password is asked for again, however busy its browser was. */
export const longestSessionSeconds = 7 * 24 * 60 * 60;

/** What the signed cookie says of its holder. */
export interface AdminClaims {
  role: 'admin';
  aal: 'aal1' | 'aal2';
  /** The browser session, for the activity log. */
  sid: string;
  /** Mark of the password it was opened with: a changed password ends every session. */
  mark: string;
  /** The account's generation it was opened in: 'Sign out everywhere' begins a new one. */
  generation: number;
  /** When the password was given, in Unix seconds. */
  since: number;
  /** The second factor that raised it to aal2: without that factor it falls back. */
  factor?: string;
}

/** A session that holds now, and the level it must reach. */
export interface Session {
  claims: AdminClaims;
  nextLevel: 'aal1' | 'aal2';
}

/** The name of the session cookie: behind HTTPS it is bound to this host alone. */
export function sessionCookieName(): string {
  return hostCookieName('session');
}

/**
 * The next-auth settings: one shared password, a signed httpOnly cookie. What fails while next-auth asks is told
 * to `report`, since next-auth takes a session that cannot be looked up for one that has ended.
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
      // Whoever asks knows where to go on: an address of theirs is neither followed nor read.
      redirect: ({ baseUrl }) => baseUrl,
      jwt: async ({ token, user }) => (user ? { ...(await openingClaims()) } : (token as JWT)),
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

/** The session that a decoded cookie stands for, or null when it has ended. */
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

/** Claims of a session that has just given the right password, in the account's generation of now. */
async function openingClaims(): Promise<AdminClaims> {
  return newClaims((await readAccount()).generation);
}

/** The same in a generation that is known. */
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

/** The claims as the signed and encrypted value of the session cookie, and how long it holds, in seconds. */
export async function sealClaims(claims: AdminClaims): Promise<{ value: string; maxAge: number }> {
  const left = claims.since + longestSessionSeconds - nowSeconds();
  const maxAge = Math.max(1, Math.min(sessionSeconds, left));
  const value = await encode({ token: { ...claims }, secret: requireSetting('AUTH_SECRET'), maxAge });
  return { value, maxAge };
}

/** The claims of a decoded cookie; null when it is too old or was opened with another password. */
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

/**
 * What the database says, in one question, of the one account and of a session: the account's generation, its
 * verified second factors, and whether that session was signed out.
 */
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
