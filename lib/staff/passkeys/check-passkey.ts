import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { z } from 'zod';
import type { SignIn } from '#lib/core/auth/session-rows.ts';
import { db } from '#lib/core/database/db.ts';
import type { Passkey } from '#lib/core/generated/prisma/client.ts';
import { passkeyResponse } from '../schema.ts';
import { type SignInQuestion, takeSignInQuestion } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns the active person whose passkey answered a question of this site: in time, once, with the person verified by the
 * device. Null for any other answer, in JSON or not.
 */
export async function checkPasskey(text: string): Promise<SignIn | null> {
  const response = readJson(text);
  const { data } = passkeyResponse.safeParse(response);
  const question = await takeSignInQuestion(db(), response);
  if (!data || !question) return null;
  const passkey = await db().passkey.findUnique({
    where: { credential_id: data.id },
    include: { staff: true },
  });
  if (passkey?.staff.state !== 'active' || !isOwner(passkey.staff_id, response, question)) return null;
  const used = await verified(passkey, response as AuthenticationResponseJSON, question.challenge);
  return used && (await noteUse(passkey, used)) ? { staffId: passkey.staff_id, passkeyId: passkey.id } : null;
}

const handled = z.object({ response: z.object({ userHandle: z.string().max(200).nullish() }) });

/**
 * Returns whether the passkey is of who was asked: of the address that was named, else of its user handle, which has to
 * be sent (WebAuthn, verifying an assertion, steps 5 and 6).
 */
function isOwner(staffId: string, response: unknown, asked: SignInQuestion): boolean {
  const { data } = handled.safeParse(response);
  if (!data || (asked.isNamed && asked.staffId !== staffId)) return false;
  const { userHandle } = data.response;
  return userHandle ? Buffer.from(userHandle, 'base64url').toString() === staffId : asked.isNamed;
}

interface Use {
  counter: number;
  is_syncable: boolean;
  backed_up: boolean;
}

/** Returns whether its counter says nothing, since other devices may have it too. */
function isSynced({ is_syncable, backed_up }: Passkey): boolean {
  return is_syncable ?? backed_up;
}

/** The counter must rise, or stay 0, unless the passkey may be synced. */
async function verified(
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<Use | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty();
  const { credential_id: id, public_key, is_syncable } = passkey;
  const counter = isSynced(passkey) ? 0 : Number(passkey.counter);
  const credential = { id, publicKey: new Uint8Array(public_key), counter };
  const found = await verifyAuthenticationResponse({
    response,
    credential,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!found?.verified) return null;
  const { newCounter, credentialBackedUp, credentialDeviceType } = found.authenticationInfo;
  return {
    counter: newCounter,
    // Kept once it is known: a copied key could claim anything later.
    is_syncable: is_syncable ?? credentialDeviceType === 'multiDevice',
    backed_up: credentialBackedUp,
  };
}

/** Returns false when a counter that must rise has moved meanwhile. */
async function noteUse(passkey: Passkey, use: Use): Promise<boolean> {
  const { id, counter } = passkey;
  const where = isSynced(passkey) ? { id } : { id, counter };
  const data = { ...use, last_used_at: new Date() };
  const { count } = await db().passkey.updateMany({ where, data });
  return count === 1;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
