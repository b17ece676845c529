import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Passkey, Prisma, Staff } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
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

/** A new passkey that was checked. */
type CheckedPasskey = Omit<Prisma.PasskeyUncheckedCreateInput, 'staff_id' | 'name'>;

/**
 * Returns the new passkey of a response. Uses up the question, whatever becomes of the answer, so it runs before the
 * transaction that stores the passkey.
 * @throws AppError `invalid` on `response` for one that does not answer the person's last question on this site
 */
export async function checkNewPasskey(
  response: unknown,
  asked: { staffId: string; purpose: Purpose },
): Promise<CheckedPasskey> {
  const { id: rp_id, origin } = relyingParty();
  const challenge = await takeChallenge(db(), response, asked);
  if (!challenge) throw refused();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rp_id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw refused();
  const { credential, credentialBackedUp: backed_up, credentialDeviceType } = registrationInfo;
  const { id: credential_id, counter } = credential;
  const transports = transportsIn(credential.transports);
  const is_syncable = credentialDeviceType === 'multiDevice';
  const public_key = new Uint8Array(credential.publicKey);
  return { credential_id, rp_id, public_key, counter, transports, is_syncable, backed_up };
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Returns the known ones: what the browser sends beside the signed data is not checked, and may be anything. */
function transportsIn(sent: unknown): string[] {
  return Array.isArray(sent) ? knownTransports.filter((each) => sent.includes(each)) : [];
}

/** Stores a passkey of the person. @throws AppError `conflict` for one that is known */
export async function storePasskey(
  database: Database,
  passkey: Prisma.PasskeyUncheckedCreateInput,
): Promise<Passkey> {
  const { credential_id } = passkey;
  if ((await database.passkey.count({ where: { credential_id } })) > 0)
    throw new AppError('conflict', messages.staff.passkeyKnown);
  return database.passkey.create({ data: passkey });
}

function refused(): AppError {
  return fieldError('response', messages.staff.passkeyRefused);
}
