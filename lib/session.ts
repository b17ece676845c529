import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { db } from '@/lib/db';
import { env, requireSetting } from '@/lib/env';

/** How long a session lives without being used. Using it renews it. */
export const sessionSeconds = 12 * 60 * 60;

/** What the signed cookie says of its holder. */
export interface AdminClaims {
  role: 'admin';
  aal: 'aal1' | 'aal2';
  /** The browser session, for the activity log. */
  sid: string;
  /** Mark of the password it was opened with: a changed password ends every session. */
  mark: string;
}

/** The name of the session cookie: behind HTTPS it is bound to this host alone. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-belltower.session' : 'belltower.session';
}

/** The next-auth settings: one shared password, a signed httpOnly cookie (reading 14). */
export function authOptions(): AuthOptions {
  return {
    secret: requireSetting('AUTH_SECRET'),
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    useSecureCookies: isSecure(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure() },
      },
    },
    pages: { signIn: '/', error: '/' },
    providers: [
      CredentialsProvider({
        name: 'Admin password',
        credentials: { password: { label: 'Password', type: 'password' } },
        authorize: async (credentials) =>
          isAdminPassword(credentials?.password ?? '') ? { id: 'admin', role: 'admin' } : null,
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => (user ? newClaims() : token),
      session: async ({ session, token }) => {
        const claims = readClaims(token);
        if (!claims) return {} as typeof session;
        const shown = {
          user: { role: claims.role },
          aal: claims.aal,
          nextLevel: await nextLevel(),
          expires: session.expires,
        };
        return shown as unknown as typeof session;
      },
    },
  };
}

/** The claims of a decoded cookie, or null when it was opened with another password. */
export function readClaims(token: JWT | null): AdminClaims | null {
  if (token?.role !== 'admin' || token.mark !== passwordMark()) return null;
  if (token.aal !== 'aal1' && token.aal !== 'aal2') return null;
  return { role: 'admin', aal: token.aal, sid: String(token.sid), mark: String(token.mark) };
}

/** Claims of a session that has just given the right password. */
export function newClaims(): AdminClaims & JWT {
  return { role: 'admin', aal: 'aal1', sid: randomUUID(), mark: passwordMark() };
}

/** The level a session must reach: aal2 once a second factor is verified (reading 16). */
export async function nextLevel(): Promise<'aal1' | 'aal2'> {
  return (await db().mfaFactor.count({ where: { status: 'verified' } })) > 0 ? 'aal2' : 'aal1';
}

/** Compares in constant time, whatever the lengths. */
export function isAdminPassword(typed: string): boolean {
  return timingSafeEqual(digest(typed), digest(requireSetting('ADMIN_PASSWORD')));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function passwordMark(): string {
  return createHmac('sha256', requireSetting('AUTH_SECRET'))
    .update(requireSetting('ADMIN_PASSWORD'))
    .digest('base64url');
}

function isSecure(): boolean {
  return env().SITE_URL?.startsWith('https://') ?? false;
}
