import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { type Assurance, assuranceOf, type SessionAnswer } from '#lib/account/assurance.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { messages } from '#lib/language/messages.ts';

/** Sends the password to next-auth's credentials sign-in. Returns the step still due, or a message to show. */
export async function signIn(password: string): Promise<{ due: UnlockStep | null } | { problem: string }> {
  const answer = await post('/api/auth/callback/credentials', { password });
  if (answer.ok) {
    const due = await stepDue().catch(() => 'password' as const);
    return due === 'password' ? { problem: messages.password.failed } : { due };
  }
  const { code, message, isUnanswered } = answer.error;
  if (code === 'unauthenticated') return { problem: messages.password.wrong };
  return { problem: isUnanswered ? messages.password.failed : message };
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

/** Posts a form to next-auth with its CSRF token. */
async function post(path: string, fields: Record<string, string>): Promise<ActionResult<unknown>> {
  const csrf = await callApi<{ csrfToken: string }>('/api/auth/csrf');
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
