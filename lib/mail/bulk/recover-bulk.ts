import { db } from '#lib/core/database/db.ts';
import { bulkTask, wakeBulk } from './bulk-job.ts';
import { dueBulk } from './due-bulk.ts';

/** A living process takes a batch, or renews one, more often than this. */
const abandonedSeconds = 15;

/**
 * Frees the job of the lane `bulk` from a dead process, and queues it where mails are due and there is none. Two that run side
 * by side for a moment do no harm: each mail has its lease.
 */
export async function recoverBulk(isMailSetUp: boolean): Promise<void> {
  await db().$executeRaw`
    SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM graphile_worker.jobs
    WHERE task_identifier = ${bulkTask} AND locked_at < now() - make_interval(secs => ${abandonedSeconds})
      AND NOT EXISTS (
        SELECT FROM mails WHERE lane = 'bulk' AND held_until > now() + make_interval(secs => ${abandonedSeconds}))
    HAVING count(*) > 0`;
  if (!isMailSetUp) return;
  const [found] = await db().$queryRaw<{ is_lost: boolean }[]>`
    SELECT EXISTS (SELECT FROM mails WHERE ${dueBulk(new Date())}) AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE task_identifier = ${bulkTask} AND key IS NOT NULL AND (attempts < max_attempts OR locked_at IS NOT NULL))
      AS is_lost`;
  if (found?.is_lost) await wakeBulk(db(), new Date(), { keepsEarlier: true });
}
