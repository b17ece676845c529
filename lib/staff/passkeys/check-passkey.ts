import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { SignIn } from '#lib/core/auth/session-rows.ts';
import type { Passkey } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
import { passkeyResponse } from '../schema.ts';
import { takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns the active person whose passkey answered a question of this site: in time, once, with the person verified by the
 * device. Null for any other answer, in JSON or not.
 */
export async function checkPasskey(text: string): Promise<SignIn | null> {
  const response = readJson(text);
  const { data } = passkeyResponse.safeParse(response);
  const challenge = await takeChallenge(db(), response, { purpose: 'sign-in', staffId: null });
  if (!data || !challenge) return null;
  const passkey = await db().passkey.findUnique({
    where: { credential_id: data.id },
    include: { staff: true },
  });
  if (passkey?.staff.state !== 'active') return null;
  const used = await verified(passkey, response as AuthenticationResponseJSON, challenge);
  return used && (await noteUse(passkey, used)) ? { staffId: passkey.staff_id, passkeyId: passkey.id } : null;
}

interface Use {
  counter: number;
  backed_up: boolean;
}

/** Synced passkeys count nothing: a counter of 0 is refused only where a higher one is stored. */
async function verified(
  { credential_id: id, public_key, counter }: Passkey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<Use | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const credential = { id, publicKey: new Uint8Array(public_key), counter: Number(counter) };
  const found = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!found?.verified) return null;
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  return { counter: newCounter, backed_up: credentialBackedUp };
}

/** Returns false when the counter has moved meanwhile. */
async function noteUse({ id, counter }: Passkey, use: Use): Promise<boolean> {
  const data = { ...use, last_used_at: new Date() };
  const { count } = await db().passkey.updateMany({ where: { id, counter }, data });
  return count === 1;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
