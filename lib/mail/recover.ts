import { db } from '#lib/core/database/db.ts';
import { recoverBulk } from './bulk/recover-bulk.ts';
import { longestWaitDays, mailJobPrefix, mailTask, queueDelivery } from './queue.ts';
import { isMailSetUp } from './sender.ts';
import { awaitsSetUp } from './unsent-reasons.ts';

/** A job taken longer ago than this, whose mail no process has locked, belongs to a dead process. */
const abandonedSeconds = 5;

/**
 * Recovers after a crash: jobs that a dead process seems to hold, and mails without a job. Mails that could not leave
 * get their job once they can. Safe at any time and in several processes at once.
 */
export async function recoverMails(): Promise<void> {
  const held = await db().$queryRaw<{ id: string; locked_by: string }[]>`
    SELECT substring(key from ${mailJobPrefix.length + 1}::integer) AS id, locked_by FROM graphile_worker.jobs
    WHERE task_identifier = ${mailTask} AND key IS NOT NULL
      AND locked_at < now() - make_interval(secs => ${abandonedSeconds})`;
  for (const job of held) await release(job);
  const isSetUp = await isMailSetUp();
  const lost = await db().$queryRaw<{ id: string; priority: number; send_after: Date }[]>`
    SELECT id::text, priority, send_after FROM mails
    WHERE lane = 'now' AND sent_at IS NULL AND stopped_at IS NULL AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = ${mailJobPrefix} || mails.id AND (attempts < max_attempts OR locked_at IS NOT NULL))
    AND (last_error IS DISTINCT FROM ${awaitsSetUp}
      OR ${isSetUp} AND send_after > now() - make_interval(days => ${longestWaitDays}))
    ORDER BY send_after`;
  for (const mail of lost) await queueDelivery(db(), mail);
  await recoverBulk(isSetUp);
}

/** The row is locked first: no process takes the mail at that moment. */
async function release({ id, locked_by }: { id: string; locked_by: string }): Promise<void> {
  await db().$transaction(async (transaction) => {
    const [mail] = await transaction.$queryRaw<{ held: boolean }[]>`
      SELECT held_until > now() AS held FROM mails WHERE id = ${id}::uuid FOR UPDATE`;
    if (mail?.held) return;
    await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(ARRAY[${locked_by}])`;
  });
}
