import 'server-only';
import type { z } from 'zod';
import { signInHere } from '#lib/core/auth/actor.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import { command } from '#lib/core/operations/operation.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenPasswordHash } from '../chosen-password.ts';
import { keepingOwners } from '../owners.ts';
import { storeNewPasskey } from '../passkeys/new-passkey.ts';
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
  run: async ({ token, ...way }, { write }) => {
    const { id, person } = await findInvitation(token);
    const passwordHash = way.password === undefined ? undefined : await chosenPasswordHash(way.password);
    const passkeyId = await write((database) =>
      keepingOwners(database, async () => {
        await useInvitation(database, id);
        await endSessions(database, person.id);
        return join(database, person.id, { ...way, passwordHash });
      }),
    );
    return signInHere({ staffId: person.id, ...(passkeyId && { passkeyId }) });
  },
});

type Way = Omit<z.output<typeof invitationAcceptance>, 'token'> & { passwordHash: string | undefined };

/** Makes the person active. Returns the id of the passkey, if it is by one. */
async function join(
  database: Database,
  staffId: string,
  { passwordHash, response, name }: Way,
): Promise<string | undefined> {
  const data = { state: 'active', ...(passwordHash && { password_hash: passwordHash }) };
  await database.staff.update({ where: { id: staffId }, data });
  if (passwordHash) return undefined;
  const passkey = { staffId, purpose: 'join', name: name || messages.staff.firstPasskey, response } as const;
  return (await storeNewPasskey(database, passkey)).id;
}
