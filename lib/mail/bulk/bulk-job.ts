import type { Database } from '#lib/core/database/db.ts';

export const bulkTask = 'send_bulk_mails';

/** The key of the one job, and the queue in which a second one waits until the first has ended, whatever process it is in. */
const theJob = 'bulk mails';

/** Behind the mails that have jobs of their own. */
const jobPriority = 50;

interface Waking {
  /** An earlier moment that the job has already holds. */
  keepsEarlier?: boolean;
  /** How often in a row the server would take nothing. */
  failures?: number;
}

/** Queues what sends the mails of the lane `bulk`: one job for all of them. */
export async function wakeBulk(
  database: Database,
  runAt = new Date(),
  { keepsEarlier = false, failures = 0 }: Waking = {},
): Promise<void> {
  await database.$executeRaw`
    SELECT graphile_worker.add_job(
      ${bulkTask}, json_build_object('failures', ${failures}::integer), queue_name := ${theJob}, job_key := ${theJob},
      run_at := ${runAt}::timestamptz, priority := ${jobPriority}::integer,
      job_key_mode := ${keepsEarlier ? 'preserve_run_at' : 'replace'})`;
}
