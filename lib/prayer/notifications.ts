import type { Database } from '#lib/core/database/db.ts';
import { queueMail } from '#lib/mail/queue.ts';
import { prayerNotice } from './mail.tsx';

/**
 * Records a notification for every active team member, and queues the mails of those who have not received it, stopped
 * ones included. Part of the caller's transaction. Returns how many were queued.
 */
export async function queueNotifications(database: Database, requestId: string): Promise<number> {
  const members = await database.prayerTeamEmail.findMany({ where: { active: true }, select: { id: true } });
  await database.prayerNotification.createMany({
    data: members.map(({ id }) => ({ prayer_request_id: requestId, prayer_team_email_id: id })),
    skipDuplicates: true,
  });
  const due = await database.prayerNotification.findMany({
    where: {
      prayer_request_id: requestId,
      member: { active: true },
      OR: [{ mail_id: null }, { mail: { sent_at: null } }],
    },
    select: { id: true, member: { select: { email: true } } },
  });
  for (const { id, member } of due) {
    const mail_id = await queueMail(database, prayerNotice, { about: id, to: member.email });
    await database.prayerNotification.update({ where: { id }, data: { mail_id } });
  }
  return due.length;
}
