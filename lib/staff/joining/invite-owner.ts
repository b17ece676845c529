import type { Database } from '#lib/core/database/db.ts';
import { findByMailbox } from '../find-by-mailbox.ts';
import { addInvitation, invitationUrl } from './invitation-rows.ts';

/**
 * Makes the person with this address an owner, adding one who is not there, and returns the link of a new invitation. A
 * suspended person may come back by it; others keep their ways to sign in. Nothing is mailed.
 */
export async function inviteOwner(database: Database, email: string, name?: string): Promise<string> {
  const known = await findByMailbox(database, email);
  const roles = [...new Set([...(known?.roles ?? []), 'owner'])];
  const state = known?.state === 'active' ? 'active' : 'invited';
  const { id } = await database.staff.upsert({
    where: { email: known?.email ?? email },
    create: { email, name: name ?? email.split('@')[0] ?? email, roles },
    update: { roles, state, ...(name && { name }) },
  });
  return invitationUrl(await addInvitation(database, id));
}
