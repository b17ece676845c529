import type { UnlockStep } from '#components/ui/dialog/unlock.ts';
import { type Assurance, assuranceOf, type SessionAnswer } from '#lib/account/assurance.ts';
import { passwordMessages } from '#lib/account/sessions/messages.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { callApi } from '#lib/core/site/api-client.ts';

/** Sends the password to next-auth's credentials sign-in. Gives what is still due, or what to tell. */
export async function signIn(password: string): Promise<{ due: UnlockStep | null } | { problem: string }> {
  const answer = await post('/api/auth/callback/credentials', { password });
  if (answer.ok) {
    const due = await stepDue().catch(() => 'password' as const);
    return due === 'password' ? { problem: passwordMessages.failed } : { due };
  }
  const { code, message, isUnanswered } = answer.error;
  if (code === 'unauthenticated') return { problem: passwordMessages.wrong };
  return { problem: isUnanswered ? passwordMessages.failed : message };
}

let asking = new AbortController();

/**
 * Ends the session: the cookie is cleared. An answer still on its way would renew it, so none is waited for, and
 * one that was too fast is met by a second try.
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

/** Waits no longer for answers about the session: each would bring its cookie with it. */
export function forgetAnswers(): void {
  asking.abort();
  asking = new AbortController();
}

/** How sure the site is of this browser's session, and how sure it must be. */
export async function readAssurance(): Promise<Assurance> {
  const answer = await callApi<SessionAnswer>('/api/auth/session', { signal: asking.signal });
  if (!answer.ok) throw new Error(passwordMessages.failed);
  return assuranceOf(answer.data);
}

/** What is still to be asked for before admin calls are allowed; null when nothing is. */
export async function stepDue(): Promise<UnlockStep | null> {
  const { currentLevel, nextLevel } = await readAssurance();
  if (currentLevel === null) return 'password';
  return currentLevel === nextLevel || currentLevel === 'aal2' ? null : 'factor';
}

async function hasSession(): Promise<boolean> {
  return (await readAssurance()).currentLevel !== null;
}

/** Sends a form to next-auth, with the token that it asks for. */
async function post(path: string, fields: Record<string, string>): Promise<ActionResult<unknown>> {
  const csrf = await callApi<{ csrfToken: string }>('/api/auth/csrf');
  if (!csrf.ok) return csrf;
  const { csrfToken } = csrf.data;
  const form = { ...fields, csrfToken, json: 'true', callbackUrl: window.location.origin };
  return callApi(path, { method: 'POST', body: new URLSearchParams(form) });
}

let leaving: Promise<unknown> | null = null;

/** Leaves admin mode by `leave`. Until that has succeeded or failed, nothing private is read. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = leave();
  try {
    await leaving;
  } finally {
    leaving = null;
  }
}

/** Resolves at once, or where somebody is just leaving admin mode, once it is known whether they have. */
export async function untilLeft(): Promise<void> {
  await leaving?.catch(() => undefined);
}
