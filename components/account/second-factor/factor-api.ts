import { removeFactorAction } from '#lib/account/actions.ts';
import type { Factor } from '#lib/account/schema.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { SmsChannel } from '#lib/core/messaging/sms-channels.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { announceChallengeVerified } from '../challenge-verified.ts';
import { forgetAnswers } from '../session.ts';

export interface Challenge {
  id: string;
  expires_at: string;
}

/** Reads the second factors; a session with the password alone may. */
export function readFactors(): Promise<ActionResult<Factor[]>> {
  return callApi('/api/factors');
}

/** Opens a challenge. With `recovery`, a recovery code answers it and no message is sent. */
export function challengeFactor(input: {
  id: string;
  channel?: SmsChannel | 'recovery';
}): Promise<ActionResult<Challenge>> {
  const { id, ...body } = input;
  return callApi(`/api/factors/${id}/challenge`, { method: 'POST', body });
}

/** Answers a challenge. A right answer raises the session and notifies this browser's tabs. */
export async function verifyFactor(input: {
  id: string;
  challenge_id: string;
  code: string;
}): Promise<ActionResult<{ expires_in: number }>> {
  const { id, ...body } = input;
  // A pending answer would set the earlier cookie.
  forgetAnswers();
  const result = await callApi<{ expires_in: number }>(`/api/factors/${id}/verify`, { method: 'POST', body });
  if (result.ok) announceChallengeVerified();
  return result;
}

/** Opens and answers a challenge in one call, for codes that need no message: from an app or on paper. */
export async function confirmFactor({
  code,
  ...asked
}: {
  id: string;
  code: string;
  channel?: 'recovery';
}): Promise<ActionResult<{ expires_in: number }>> {
  const challenge = await challengeFactor(asked);
  if (!challenge.ok) return challenge;
  return verifyFactor({ id: asked.id, challenge_id: challenge.data.id, code });
}

/** How many recovery codes are left. */
export function countRecoveryCodes(): Promise<ActionResult<{ remaining: number }>> {
  return callApi('/api/factors/recovery-codes');
}

/** Removes a factor that was never confirmed. When that fails, it stays in the list as not finished. */
export async function forgetFactor(id: string): Promise<void> {
  await removeFactorAction({ id }).catch(() => undefined);
}
