import 'server-only';
import { cookies, headers } from 'next/headers';
import type { JWT } from 'next-auth/jwt';
import { addressHeader } from '#lib/core/http/internal-headers.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { callbackCookieName, cookieOptions, hostCookieName } from './cookies.ts';
import { type AdminClaims, readSession, type Session, sealClaims, sessionCookieName } from './session.ts';
import { readToken } from './session-token.ts';

/** A session is renewed by use, at most once per interval. */
const renewalSeconds = 10 * 60;

/** Returns the request's actor from the signed cookie and renews it. Only this file touches cookies and headers. */
export async function currentActor(): Promise<Actor> {
  const token = await currentToken();
  const session = await readSession(token);
  if (session && isDue(token)) await writeSession(session.claims);
  return toActor(session);
}

async function toActor(session: Session | null): Promise<Actor> {
  const address = await currentAddress();
  if (!session) return { role: 'visitor', address };
  const { claims, nextLevel } = session;
  const { sid, aal, since } = claims;
  return { role: 'admin', address, sessionId: sid, aal, nextLevel, signedInAt: since };
}

/**
 * Raises the session to aal2: this second factor is confirmed. Returns how long it lasts, in seconds.
 * @throws AppError `unauthenticated` without a session
 */
export async function raiseSession(factor: string): Promise<number> {
  const session = await readSession(await currentToken());
  if (!session) throw new AppError('unauthenticated', messages.errors.unauthenticated);
  return writeSession({ ...session.claims, aal: 'aal2', factor });
}

/** Clears the callback cookie, which the site does not use: next-auth fails on an invalid address in it. */
export async function dropCallbackCookie(): Promise<void> {
  const jar = await cookies();
  if (jar.get(callbackCookieName())) jar.set(callbackCookieName(), '', { ...cookieOptions(), maxAge: 0 });
}

/** Returns the client's address as the proxy saw it, for rate limits only. */
export async function currentAddress(): Promise<string> {
  return (await headers()).get(addressHeader) ?? 'unknown';
}

/** Returns the device cookie of a browser that has signed in before, if any (lib/core/auth/trusted-device.ts). */
export async function currentDevice(): Promise<string | undefined> {
  return (await cookies()).get(hostCookieName('device'))?.value;
}

async function currentToken(): Promise<JWT | null> {
  return readToken(Object.fromEntries((await cookies()).getAll().map(({ name, value }) => [name, value])));
}

async function writeSession(claims: AdminClaims): Promise<number> {
  const { value, maxAge } = await sealClaims(claims);
  (await cookies()).set(sessionCookieName(), value, { ...cookieOptions(), maxAge });
  return maxAge;
}

function isDue(token: JWT | null): boolean {
  const issuedAt = Number(token?.iat);
  return Date.now() / 1000 - issuedAt > renewalSeconds;
}
