import 'server-only';
import { knownRoles } from '#lib/core/auth/permissions.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { type Invitation, invitationReference } from '../schema.ts';
import { findInvitation as findOpenInvitation } from './invitation-rows.ts';

/** Returns what an invitation is about, to anyone who has its link; it stays open. @throws AppError `not_found` or `gone` */
export const findInvitation = privateQuery({
  name: 'findInvitation',
  access: 'anyone',
  input: invitationReference,
  run: async ({ token }): Promise<Invitation> => {
    const { person, expires_at } = await findOpenInvitation(token);
    const { name, email, roles } = person;
    return {
      name,
      email,
      roles: knownRoles(roles),
      church: currentChurch().name,
      expires_at: expires_at.toISOString(),
    };
  },
});
