import { db } from '#lib/core/platform/db.ts';
import { holdMail, mailJobPrefix, mailTask, queueDelivery } from './queue.ts';

/** A job taken longer ago than this, whose mail no process has locked, belongs to a dead process. */
const abandonedSeconds = 5;

/**
 * Recovers after a crash: jobs that a dead process seems to hold, and mails without a job. Safe at any time and in
 * several processes at once.
 */
export async function recoverMails(): Promise<void> {
  const held = await db().$queryRaw<{ id: string; locked_by: string }[]>`
    SELECT substring(key from ${mailJobPrefix.length + 1}) AS id, locked_by FROM graphile_worker.jobs
    WHERE task_identifier = ${mailTask} AND key IS NOT NULL
      AND locked_at < now() - make_interval(secs => ${abandonedSeconds})`;
  for (const job of held) await release(job);
  const lost = await db().$queryRaw<{ id: string; priority: number; send_after: Date }[]>`
    SELECT id::text, priority, send_after FROM mails
    WHERE sent_at IS NULL AND stopped_at IS NULL AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = ${mailJobPrefix} || mails.id AND (attempts < max_attempts OR locked_at IS NOT NULL))`;
  for (const mail of lost) await queueDelivery(db(), mail);
}

async function release({ id, locked_by }: { id: string; locked_by: string }): Promise<void> {
  await db().$transaction(async (transaction) => {
    if (!(await holdMail(transaction, id))) return;
    await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(ARRAY[${locked_by}])`;
  });
}
