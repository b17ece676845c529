import { db } from '#lib/core/platform/db.ts';
import { holdNotification } from './delivery.ts';
import { notificationTask, queueNotification } from './notifications.ts';

/** A job that was taken longer ago than this, and on which nobody works, was left by a process that died. */
const abandonedSeconds = 5;

/**
 * Takes up what a crash left lying: jobs that a dead process still seems to hold, and notifications that
 * have no job (any more). Safe at any time and in several processes at once.
 */
export async function recoverNotifications(): Promise<void> {
  const held = await db().$queryRaw<{ id: string; locked_by: string }[]>`
    SELECT substring(key from 21) AS id, locked_by FROM graphile_worker.jobs
    WHERE task_identifier = ${notificationTask} AND key IS NOT NULL
      AND locked_at < now() - make_interval(secs => ${abandonedSeconds})`;
  for (const job of held) await release(job);
  const lost = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM prayer_notifications AS notification
    WHERE sent_at IS NULL AND stopped_at IS NULL AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = 'prayer-notification:' || notification.id
        AND (attempts < max_attempts OR locked_at IS NOT NULL))`;
  for (const { id } of lost) await queueNotification(db(), id);
}

/** Frees the job when nobody is at work on it: whoever sends holds the notification. */
async function release({ id, locked_by }: { id: string; locked_by: string }): Promise<void> {
  await db().$transaction(async (transaction) => {
    if (!(await holdNotification(transaction, id))) return;
    await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(ARRAY[${locked_by}])`;
  });
}
