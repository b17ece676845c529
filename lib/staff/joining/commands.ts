import 'server-only';
import type { z } from 'zod';
import { signInHere } from '#lib/core/auth/actor.ts';
import { keepingOwners } from '#lib/core/auth/owners.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import type { Database } from '#lib/core/database/db.ts';
import { attributeTo } from '#lib/core/operations/audited-transaction.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenPasswordHash } from '../chosen-password.ts';
import { checkNewPasskey, storePasskey } from '../passkeys/new-passkey.ts';
import { invitationAcceptance } from '../schema.ts';
import { findInvitation, useInvitation } from './invitation-rows.ts';

/**
 * Accepts an invitation with a password or a passkey and signs this browser in: the person is active, the link is used up,
 * and older sessions end. Returns the session.
 * @throws AppError `not_found`, `gone`; `invalid` on `password` or `response`, and the link stays open
 */
export const acceptInvitation = command({
  name: 'acceptInvitation',
  access: 'anyone',
  input: invitationAcceptance,
  changes: 'staff',
  isOffInDemo: true,
  run: async ({ token, ...way }, { write }) => {
    const { id, person } = await findInvitation(token);
    const join = await (way.password === undefined
      ? byPasskey(person.id, way)
      : byPassword(person.id, way.password));
    const passkeyId = await write((database) =>
      keepingOwners(database, async () => {
        await attributeTo(person.id, database);
        await useInvitation(database, id);
        await endSessions(database, person.id);
        return join(database);
      }),
    );
    return signInHere({ staffId: person.id, ...(passkeyId && { passkeyId }) });
  },
});

/** Makes the person active in a transaction, once the way was checked. Returns the id of the passkey, if it is by one. */
type Join = (database: Database) => Promise<string | undefined>;

async function byPassword(id: string, password: string): Promise<Join> {
  const data = { state: 'active', password_hash: await chosenPasswordHash(password) };
  return async (database) => {
    await database.staff.update({ where: { id }, data });
    return undefined;
  };
}

async function byPasskey(
  id: string,
  { response, name }: Pick<z.output<typeof invitationAcceptance>, 'response' | 'name'>,
): Promise<Join> {
  const passkey = await checkNewPasskey(response, { staffId: id, purpose: 'join' });
  return async (database) => {
    await database.staff.update({ where: { id }, data: { state: 'active' } });
    const named = { ...passkey, staff_id: id, name: name || messages.staff.firstPasskey };
    return (await storePasskey(database, named)).id;
  };
}
