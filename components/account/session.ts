import type { UnlockStep } from '#components/ui/unlock.ts';
import { type Assurance, assuranceOf, type SessionAnswer } from '#lib/account/assurance.ts';

export const passwordMessages = {
  wrong: 'Incorrect password. Please try again.',
  enabled: 'Admin mode enabled',
  disabled: 'Admin mode disabled',
  failed: 'The password could not be checked. Please try again.',
  stillIn: 'You are still signed in: the site could not be reached. Please try again.',
} as const;

/** Sends the password to next-auth's credentials sign-in. Gives what is still due, or what to tell. */
export async function signIn(password: string): Promise<{ due: UnlockStep | null } | { problem: string }> {
  const response = await post('/api/auth/callback/credentials', { password }).catch(() => null);
  if (!response) return { problem: passwordMessages.failed };
  if (response.status === 401) return { problem: passwordMessages.wrong };
  if (response.ok) {
    const due = await stepDue().catch(() => 'password' as const);
    return due === 'password' ? { problem: passwordMessages.failed } : { due };
  }
  const problem = (await response.json().catch(() => null)) as { detail?: string } | null;
  return { problem: problem?.detail ?? passwordMessages.failed };
}

let asking = new AbortController();

/**
 * Ends the session: the cookie is cleared. An answer still on its way would renew it, so none is waited for, and
 * one that was too fast is met by a second try.
 */
export async function signOut(): Promise<void> {
  forgetAnswers();
  await post('/api/auth/signout', {});
  if (await hasSession()) await post('/api/auth/signout', {});
}

/** Waits no longer for answers about the session: each would bring its cookie with it. */
export function forgetAnswers(): void {
  asking.abort();
  asking = new AbortController();
}

/** How sure the site is of this browser's session, and how sure it must be (specification section 4). */
export async function readAssurance(): Promise<Assurance> {
  const response = await fetch('/api/auth/session', { cache: 'no-store', signal: asking.signal });
  if (!response.ok) throw new Error(passwordMessages.failed);
  return assuranceOf((await response.json()) as SessionAnswer);
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

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json()) as {
    csrfToken: string;
  };
  return fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true', callbackUrl: window.location.origin }),
  });
}
