import 'server-only';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { currentAddress } from '#lib/core/auth/actor.ts';
import { keepingOwners } from '#lib/core/auth/owners.ts';
import type { Database } from '#lib/core/database/db.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { findInvitation } from '../joining/invitation-rows.ts';
import { personOf } from '../me/person-of.ts';
import { invitationReference } from '../schema.ts';
import { addChallenge } from './challenges.ts';
import { checkNewPasskey, newPasskeyOptions, storePasskey } from './new-passkey.ts';
import { idOfAddress, offeredCredentials } from './offered-credentials.ts';
import { toPasskey } from './queries.ts';
import { relyingParty } from './relying-party.ts';
import { knownPasskey, newPasskey, type PasskeyRow, passkeyNaming, passkeyQuestion } from './schema.ts';

/**
 * Returns what a browser asks its passkeys at sign-in: any of the site, or those of an address, known or not.
 * @throws AppError `conflict` where browsers allow none, `too_many_requests`
 */
export const signInOptions = command({
  name: 'signInOptions',
  access: 'anyone',
  input: passkeyQuestion,
  changes: null,
  run: async ({ email }) => {
    const { id: rpID } = relyingParty();
    await spendTry('passkeyQuestions', await currentAddress());
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      ...(email && { allowCredentials: await offeredCredentials(email, rpID) }),
    });
    await addChallenge(options.challenge, {
      purpose: email ? 'sign-in by address' : 'sign-in',
      staffId: email ? await idOfAddress(email) : null,
    });
    return options;
  },
});

/** Returns what the own browser makes a passkey of. @throws AppError `not_permitted` for the shared password, `conflict` */
export const passkeyOptions = command({
  name: 'passkeyOptions',
  access: 'admin',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: async (_input, { actor }) => newPasskeyOptions(await personOf(actor), 'add'),
});

/** Does the same for an invited person. @throws AppError `not_found`, `gone`, `conflict` */
export const invitationPasskeyOptions = command({
  name: 'invitationPasskeyOptions',
  access: 'anyone',
  input: invitationReference,
  changes: null,
  isOffInDemo: true,
  run: async ({ token }) => newPasskeyOptions((await findInvitation(token)).person, 'join'),
});

/** Adds a passkey of the person. @throws AppError `not_permitted`; `invalid` on `response`; `conflict` */
export const addPasskey = command({
  name: 'addPasskey',
  access: 'admin',
  input: newPasskey,
  changes: 'staff',
  isOffInDemo: true,
  run: async ({ name, response }, { actor, write }): Promise<PasskeyRow> => {
    const { id: staff_id } = await personOf(actor);
    const passkey = await checkNewPasskey(response, { staffId: staff_id, purpose: 'add' });
    return toPasskey(await write((database) => storePasskey(database, { ...passkey, staff_id, name })));
  },
});

/** Renames an own passkey. @throws AppError `not_found` */
export const renamePasskey = command({
  name: 'renamePasskey',
  access: 'admin',
  input: passkeyNaming,
  changes: 'staff',
  isOffInDemo: true,
  run: ({ id, name }, { actor, write }): Promise<PasskeyRow> =>
    write(async (database) => {
      await assertOwn(database, id, actor);
      return toPasskey(await database.passkey.update({ where: { id }, data: { name } }));
    }),
});

/**
 * Removes an own passkey; sessions that it opened fall back to aal1.
 * @throws AppError `not_found`; `conflict` for the last way to sign in, or where owners must keep theirs
 */
export const removePasskey = command({
  name: 'removePasskey',
  access: 'admin',
  input: knownPasskey,
  changes: 'staff',
  isOffInDemo: true,
  run: ({ id }, { actor, write }): Promise<void> =>
    write((database) =>
      keepingOwners(database, async () => {
        await assertOwn(database, id, actor);
        const { staff } = await database.passkey.delete({ where: { id }, include: { staff: true } });
        const left = await database.passkey.count({ where: { staff_id: staff.id } });
        if (left === 0 && staff.password_hash === null)
          throw new AppError('conflict', messages.staff.lastWay);
      }),
    ),
});

async function assertOwn(database: Database, id: string, actor: Actor): Promise<void> {
  const staff_id = staffOf(actor).staffId;
  const count = staff_id ? await database.passkey.count({ where: { id, staff_id } }) : 0;
  if (count === 0) throw new AppError('not_found', messages.errors.notFound);
}
