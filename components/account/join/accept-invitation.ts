import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import { cookieRefusal, readAssurance } from '../session.ts';

/** How an invitation is accepted. */
type Way = { password: string } | { response: object };

/** Accepts the invitation. Returns the refusal, or null once the person is signed in and on the way. */
export type Accept = (way: Way) => Promise<ActionError | null>;

/**
 * Accepts the invitation at that path of the API, unless this browser keeps no cookies: the link counts once. Returns the
 * refusal, or null once the person is signed in.
 */
export async function acceptInvitation(path: string, way: Way): Promise<ActionError | null> {
  const refusal = await cookieRefusal();
  if (refusal) return refusal;
  const answer = await callApi(path, { method: 'POST', body: way });
  if (!answer.ok) return answer.error;
  // The browser may have been in admin mode as somebody else.
  await readAssurance().catch(() => undefined);
  return null;
}
