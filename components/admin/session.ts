export const passwordTexts = {
  wrong: 'Incorrect password. Please try again.',
  enabled: 'Admin mode enabled',
  disabled: 'Admin mode disabled',
  failed: 'The password could not be checked. Please try again.',
} as const;

/** Sends the password to next-auth's credentials sign-in. Gives null on success, else what to tell. */
export async function signIn(password: string): Promise<string | null> {
  const response = await post('/api/auth/callback/credentials', { password }).catch(() => null);
  if (!response) return passwordTexts.failed;
  if (response.status === 401) return passwordTexts.wrong;
  if (response.ok) return (await hasSession()) ? null : passwordTexts.failed;
  const problem = (await response.json().catch(() => null)) as { detail?: string } | null;
  return problem?.detail ?? passwordTexts.failed;
}

let asking = new AbortController();

/**
 * Ends the session: the cookie is cleared. An answer still on its way would renew it, so none is waited for, and
 * one that was too fast is met by a second try.
 */
export async function signOut(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  await post('/api/auth/signout', {});
  if (await hasSession()) await post('/api/auth/signout', {});
}

/** Whether this browser holds a valid session. */
export async function hasSession(): Promise<boolean> {
  const response = await fetch('/api/auth/session', { cache: 'no-store', signal: asking.signal });
  const session = (await response.json()) as { user?: { role?: string } };
  return session.user?.role === 'admin';
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
