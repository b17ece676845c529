import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { type Assurance, assuranceOf, type SessionAnswer } from '#lib/account/assurance.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { noteSession } from './own-session.ts';

/** The step still due, or a message to show. */
export type SignInAnswer = { due: UnlockStep | null } | { problem: string };

/** Signs in with a person's password, or without an address with the shared one. */
export function signIn(password: string, email = ''): Promise<SignInAnswer> {
  const { wrong, wrongByName, failed } = messages.password;
  const fields = { password, ...(email && { email }) };
  return openSession('credentials', fields, { wrong: email ? wrongByName : wrong, failed });
}

/** Signs in with what the browser made of a passkey. */
export function signInWithPasskey(response: object): Promise<SignInAnswer> {
  const { passkeyUnknown: wrong, passkeyFailed: failed } = messages.password;
  return openSession('passkey', { response: JSON.stringify(response) }, { wrong, failed });
}

/** Sends a sign-in to next-auth. */
async function openSession(
  provider: 'credentials' | 'passkey',
  fields: Record<string, string>,
  texts: { wrong: string; failed: string },
): Promise<SignInAnswer> {
  const refusal = await cookieRefusal();
  if (refusal) return { problem: refusal.message };
  const answer = await post(`/api/auth/callback/${provider}`, fields);
  if (answer.ok) {
    const due = await stepDue().catch(() => 'password' as const);
    return due === 'password' ? { problem: texts.failed } : { due };
  }
  const { code, message, isUnanswered } = answer.error;
  if (code === 'unauthenticated') return { problem: texts.wrong };
  return { problem: isUnanswered ? texts.failed : message };
}

let asking = new AbortController();

/**
 * Ends the session and clears its cookie. Pending reads are aborted, since an answer would renew the cookie; when one
 * arrives first, the cookie is cleared a second time.
 * @throws Error when the session may still be there
 */
export async function signOut(): Promise<void> {
  forgetAnswers();
  await clearCookie();
  if (await hasSession()) await clearCookie();
}

async function clearCookie(): Promise<void> {
  const answer = await post('/api/auth/signout', {});
  if (!answer.ok) throw new Error(answer.error.message);
}

/** Aborts pending reads of the session: each answer would set its cookie. */
export function forgetAnswers(): void {
  asking.abort();
  asking = new AbortController();
}

/** The assurance level of this browser's session, and the level that it must reach. */
export async function readAssurance(): Promise<Assurance> {
  const answer = await callApi<SessionAnswer>('/api/auth/session', { signal: asking.signal });
  noteSession(answer.ok ? answer.data : {});
  if (!answer.ok) throw new Error(messages.password.failed);
  return assuranceOf(answer.data);
}

/** The step still due before admin calls are allowed; null when none is. */
export async function stepDue(): Promise<UnlockStep | null> {
  const { currentLevel, nextLevel } = await readAssurance();
  if (currentLevel === null) return 'password';
  return currentLevel === nextLevel || currentLevel === 'aal2' ? null : 'factor';
}

async function hasSession(): Promise<boolean> {
  return (await readAssurance()).currentLevel !== null;
}

/**
 * Returns a refusal where this browser keeps no cookies and so no session: the token of next-auth, which a cookie holds,
 * is another one when it is asked for again. By HTTP no browser keeps those of an address of HTTPS. Null where it keeps
 * them, or where nothing is answered.
 */
export async function cookieRefusal(): Promise<ActionError | null> {
  const [first, second] = [await askForToken(), await askForToken()];
  if (!first.ok || !second.ok || first.data.csrfToken === second.data.csrfToken) return null;
  const elsewhere = window.location.protocol === 'http:' ? first.data.secure_address : undefined;
  return { code: 'forbidden', message: elsewhere ?? messages.password.needsCookie };
}

const askForToken = () => callApi<{ csrfToken: string; secure_address?: string }>('/api/auth/csrf');

/** Posts a form to next-auth with its CSRF token. */
async function post(path: string, fields: Record<string, string>): Promise<ActionResult<unknown>> {
  const csrf = await askForToken();
  if (!csrf.ok) return csrf;
  const { csrfToken } = csrf.data;
  const form = { ...fields, csrfToken, json: 'true', callbackUrl: window.location.origin };
  return callApi(path, { method: 'POST', body: new URLSearchParams(form) });
}

let leaving: Promise<unknown> | null = null;

/** Runs `leave`. Private reads wait until it has settled. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = leave();
  try {
    await leaving;
  } finally {
    leaving = null;
  }
}

/** Resolves once a running `whileLeaving` has settled, else at once. */
export async function untilLeft(): Promise<void> {
  await leaving?.catch(() => undefined);
}
