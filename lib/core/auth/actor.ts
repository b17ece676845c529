import 'server-only';
import { cookies, headers } from 'next/headers';
import type { JWT } from 'next-auth/jwt';
import { addressHeader } from '#lib/core/http/internal-headers.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { isInProbation } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { browserLabel } from './browser-label.ts';
import { callbackCookieName, cookieOptions, hostCookieName } from './cookies.ts';
import { findActor } from './find-actor.ts';
import {
  beginSession,
  readClaims,
  readSession,
  type SessionClaims,
  sealClaims,
  sessionCookieName,
  shownSession,
} from './session.ts';
import { findSession, raiseRow, type SignIn, touchSession } from './session-rows.ts';
import { readToken } from './session-token.ts';

/** A session is renewed by use, at most once per interval. */
const renewalSeconds = 10 * 60;

/** Returns the request's actor from the signed cookie and renews it. Only this file touches cookies and headers. */
export async function currentActor(): Promise<Actor> {
  const token = await currentToken();
  const { actor, session } = await findActor(token, await currentAddress());
  const claims = readClaims(token);
  if (session && claims && isDue(token) && !isInProbation()) {
    await writeSession(claims);
    await touchSession(session);
  }
  return actor;
}

/**
 * Raises the session to aal2: this second factor is confirmed. Returns how long it lasts, in seconds.
 * @throws AppError `unauthenticated` without a session
 */
export async function raiseSession(factor: string): Promise<number> {
  const token = await currentToken();
  const session = await readSession(token);
  const claims = readClaims(token);
  if (!session || !claims) throw new AppError('unauthenticated', messages.errors.unauthenticated);
  await raiseRow(session.id, factor);
  return writeSession(claims);
}

/** Signs this browser in as the person. Returns the session as `GET /api/auth/session` gives it. */
export async function signInHere(signIn: SignIn) {
  const label = browserLabel((await headers()).get('user-agent'));
  const claims = await beginSession({ label, ...signIn });
  const session = await findSession(claims.token);
  if (!session) throw new AppError('unauthenticated', messages.errors.unauthenticated);
  const expires = new Date(Date.now() + (await writeSession(claims)) * 1000).toISOString();
  return { ...shownSession(session), expires };
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

async function writeSession(claims: SessionClaims): Promise<number> {
  const { value, maxAge } = await sealClaims(claims);
  (await cookies()).set(sessionCookieName(), value, { ...cookieOptions(), maxAge });
  return maxAge;
}

function isDue(token: JWT | null): boolean {
  const issuedAt = Number(token?.iat);
  return Date.now() / 1000 - issuedAt > renewalSeconds;
}
