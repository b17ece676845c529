import 'server-only';
import { keepingOwners } from '#lib/core/auth/owners.ts';
import type { Database } from '#lib/core/database/db.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';
import { messages } from '#lib/language/messages.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { changeStaff } from './change-staff.ts';
import { findByMailbox } from './find-by-mailbox.ts';
import { assertMayGive, assertMinistries } from './giving-roles.ts';
import { addInvitation, invitationUrl } from './joining/invitation-rows.ts';
import { inviteOwner } from './joining/invite-owner.ts';
import { lockedMember } from './locked-member.ts';
import { staffInvitation } from './mail.tsx';
import { readStaffMember } from './present-staff.ts';
import {
  type InvitedStaffMember,
  knownStaff,
  type NewInvitation,
  type SharedAccess,
  type StaffMember,
  sharedAccessChange,
  staffInput,
  staffReference,
  staffUpdate,
  typedPerson,
} from './schema.ts';
import { changeSharedAccess } from './shared-access.ts';

/**
 * Invites a person: the link is in the result, and mailed.
 * @throws AppError `conflict` on `email` for an address that is there, `not_permitted`, `invalid`
 */
export const inviteStaff = command({
  name: 'inviteStaff',
  access: 'staff',
  input: staffInput,
  changes: 'staff',
  isOffInDemo: true,
  run: (input, { actor, write }): Promise<InvitedStaffMember> =>
    write((database) =>
      keepingOwners(database, async () => {
        assertMayGive(actor, input.roles);
        await assertMinistries(database, input.ministry_ids);
        const taken = await database.staff.count({ where: { email: { in: spellingsOf(input.email) } } });
        if (taken > 0) throw fieldError('email', messages.staff.emailTaken, 'conflict');
        const { id } = await database.staff.create({ data: input });
        const invitation = await invitePerson(database, id);
        return { ...(await readStaffMember(database, id)), ...invitation };
      }),
    ),
});

/**
 * Invites the person who sets the site up as an owner, in this very browser: nothing is mailed. One who was invited before
 * gets a new link.
 * @throws AppError `conflict` on `email` for the address of somebody who has joined, `not_permitted`, `invalid`
 */
export const inviteHere = command({
  name: 'inviteHere',
  access: 'staff',
  input: typedPerson,
  changes: 'staff',
  isOffInDemo: true,
  run: ({ name, email }, { actor, write }): Promise<{ invitation_url: string }> =>
    write((database) =>
      keepingOwners(database, async () => {
        assertMayGive(actor, ['owner']);
        const known = await findByMailbox(database, email);
        if (known && known.state !== 'invited')
          throw fieldError('email', messages.staff.emailTaken, 'conflict');
        return { invitation_url: await inviteOwner(database, email, name) };
      }),
    ),
});

/**
 * Makes a new invitation of a person who has not accepted one; the older one ends.
 * @throws AppError `not_found`, or `conflict` for a person who is active or suspended
 */
export const inviteAgain = command({
  name: 'inviteAgain',
  access: 'staff',
  input: knownStaff,
  changes: 'staff',
  isOffInDemo: true,
  run: ({ id }, { write }): Promise<NewInvitation> =>
    write((database) =>
      keepingOwners(database, async () => {
        const { state } = await readStaffMember(database, id);
        if (state !== 'invited')
          throw new AppError('conflict', messages.staff[state === 'active' ? 'alreadyActive' : 'suspended']);
        return invitePerson(database, id);
      }),
    ),
});

/**
 * Changes a person's name, roles, ministries or state. Suspending ends the person's sessions.
 * @throws AppError `not_found`; `conflict` when the person has changed since it was read, has not joined, or is the last
 * owner; `not_permitted` for own roles and for roles whose permissions the actor has not; `invalid`
 */
export const updateStaff = command({
  name: 'updateStaff',
  access: 'staff',
  input: staffUpdate,
  changes: 'staff',
  isOffInDemo: true,
  run: (input, { actor, write }): Promise<StaffMember> =>
    write((database) => keepingOwners(database, () => changeStaff(database, input, actor))),
});

/**
 * Deletes a person with sessions, passkeys and second factors. The activity log keeps the name.
 * @throws AppError `not_found`; `conflict` when the person has changed since it was read, or is the last owner
 */
export const deleteStaff = command({
  name: 'deleteStaff',
  access: 'staff',
  input: staffReference,
  changes: 'staff',
  isOffInDemo: true,
  run: (reference, { write }): Promise<void> =>
    write((database) =>
      keepingOwners(database, async () => {
        const { id } = await lockedMember(database, reference);
        await database.staff.delete({ where: { id } });
      }),
    ),
});

/**
 * Changes whether the shared password opens the site, and with which roles. Turned off, its sessions end; where the first
 * owner was asked about it, that needs no second one. Where there is none, turning it on takes a new one.
 * @throws AppError `conflict` without enough owners who sign in by name, `not_permitted`, `invalid`
 */
export const updateSharedAccess = command({
  name: 'updateSharedAccess',
  access: 'staff',
  input: sharedAccessChange,
  changes: 'staff',
  isOffInDemo: true,
  run: (input, { actor, write }): Promise<SharedAccess> =>
    write((database) => keepingOwners(database, () => changeSharedAccess(database, input, actor))),
});

/** Makes an invitation, queues its mail, and returns its link. */
async function invitePerson(database: Database, staffId: string): Promise<NewInvitation> {
  const id = await addInvitation(database, staffId);
  const { email } = await database.staff.findUniqueOrThrow({ where: { id: staffId } });
  await queueMail(database, staffInvitation, { about: id, to: email });
  return { invitation_url: invitationUrl(id), is_mailed: await isMailSetUp() };
}
