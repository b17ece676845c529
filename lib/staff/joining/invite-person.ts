import type { Database } from '#lib/core/platform/db.ts';
import { env } from '#lib/core/platform/env.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { staffInvitation } from '../mail.tsx';
import { addInvitation, invitationUrl } from './invitation-rows.ts';

/** Makes an invitation, queues its mail where a mail server is set, and returns its link. */
export async function invitePerson(database: Database, staffId: string): Promise<string> {
  const id = await addInvitation(database, staffId);
  if (env().SMTP_URL) {
    const { email } = await database.staff.findUniqueOrThrow({ where: { id: staffId } });
    await queueMail(database, staffInvitation, { about: id, to: email });
  }
  return invitationUrl(id);
}
