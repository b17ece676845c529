import type { Database } from '#lib/core/platform/db.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { staffInvitation } from '../mail.tsx';
import type { NewInvitation } from '../schema.ts';
import { addInvitation, invitationUrl } from './invitation-rows.ts';

/** Makes an invitation, queues its mail, and returns its link. */
export async function invitePerson(database: Database, staffId: string): Promise<NewInvitation> {
  const id = await addInvitation(database, staffId);
  const { email } = await database.staff.findUniqueOrThrow({ where: { id: staffId } });
  await queueMail(database, staffInvitation, { about: id, to: email });
  return { invitation_url: invitationUrl(id), is_mailed: await isMailSetUp() };
}
