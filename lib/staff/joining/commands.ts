import 'server-only';
import { signInHere } from '#lib/core/auth/actor.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenPasswordHash } from '../chosen-password.ts';
import { keepingOwners } from '../owners.ts';
import { invitationAcceptance } from '../schema.ts';
import { findInvitation, useInvitation } from './invitation-rows.ts';

/**
 * Accepts an invitation with a password and signs this browser in: the person is active, the link is used up, and sessions
 * of an older password end. Returns the session.
 * @throws AppError `not_found`, `gone`, or `invalid` on `password`
 */
export const acceptInvitation = command({
  name: 'acceptInvitation',
  access: 'anyone',
  input: invitationAcceptance,
  changes: 'staff',
  run: async ({ token, password }, { write }) => {
    if (password === undefined) throw fieldError('password', messages.staff.passwordOrPasskey);
    const { id, person } = await findInvitation(token);
    const password_hash = await chosenPasswordHash(password);
    await write((database) =>
      keepingOwners(database, async () => {
        await useInvitation(database, id);
        const data = { password_hash, state: 'active' };
        await database.staff.update({ where: { id: person.id }, data });
        await endSessions(database, person.id);
      }),
    );
    return signInHere({ staffId: person.id });
  },
});
