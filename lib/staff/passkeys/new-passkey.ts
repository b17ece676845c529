import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkey, Staff } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { type Database, db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { addChallenge, type Purpose, takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/** Returns what the person's browser makes a passkey of. @throws AppError `conflict` where browsers allow none */
export async function newPasskeyOptions(
  person: Pick<Staff, 'id' | 'name' | 'email'>,
  purpose: Purpose,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: rpID, name: rpName } = relyingParty();
  const known = await db().passkey.findMany({ where: { staff_id: person.id, rp_id: rpID } });
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await addChallenge(options.challenge, { purpose, staffId: person.id });
  return options;
}

/**
 * Checks a new passkey and stores it.
 * @throws AppError `invalid` on `response` for one that does not answer the person's last question on this site, `conflict`
 * for one that is known
 */
export async function storeNewPasskey(
  database: Database,
  { staffId, purpose, name, response }: NewPasskey,
): Promise<Passkey> {
  const { id: rpID, origin } = relyingParty();
  const challenge = await takeChallenge(db(), response, { purpose, staffId });
  if (!challenge) throw refused();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw refused();
  const { credential, credentialBackedUp: backed_up } = registrationInfo;
  const { id: credential_id, publicKey, counter, transports = [] } = credential;
  if ((await database.passkey.count({ where: { credential_id } })) > 0)
    throw new AppError('conflict', messages.staff.passkeyKnown);
  const public_key = new Uint8Array(publicKey);
  const key = { credential_id, public_key, counter, transports, backed_up };
  return database.passkey.create({ data: { ...key, staff_id: staffId, rp_id: rpID, name } });
}

interface NewPasskey {
  staffId: string;
  purpose: Purpose;
  name: string;
  response: unknown;
}

function refused(): AppError {
  return fieldError('response', messages.staff.passkeyRefused);
}
