import type { Database } from '#lib/core/platform/db.ts';
import { addJob } from '#lib/core/platform/jobs.ts';

export const notificationTask = 'notify_prayer_team_member';

/** The back-off grows from seconds to six hours, so that fourteen attempts span more than a day. */
const maxAttempts = 14;

/**
 * Writes one notification and its job for every active member of the team who has none about this request
 * yet, and takes up again those that were given up. Part of the caller's transaction.
 * Gives how many were queued.
 */
export async function queueNotifications(database: Database, requestId: string): Promise<number> {
  const members = await database.prayerTeamEmail.findMany({ where: { active: true }, select: { id: true } });
  await database.prayerNotification.createMany({
    data: members.map(({ id }) => ({ prayer_request_id: requestId, prayer_team_email_id: id })),
    skipDuplicates: true,
  });
  const due = { prayer_request_id: requestId, sent_at: null, member: { active: true } };
  await database.prayerNotification.updateMany({
    where: { ...due, stopped_at: { not: null } },
    data: { stopped_at: null, last_error: null, attempts: 0 },
  });
  const waiting = await database.prayerNotification.findMany({ where: due, select: { id: true } });
  for (const { id } of waiting) await queueNotification(database, id);
  return waiting.length;
}

/** Queues the job of one notification that is already written. */
export function queueNotification(database: Database, id: string): Promise<void> {
  return addJob(database, {
    task: notificationTask,
    payload: { id },
    key: notificationJobKey(id),
    maxAttempts,
  });
}

/** The key under which the database forgets the job when the notification is deleted. */
export function notificationJobKey(id: string): string {
  return `prayer-notification:${id}`;
}
