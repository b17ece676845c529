import { db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';

/** Keeps the activity log within its limits. */
export const activityJobs: DomainJobs = {
  tasks: { purge_activity: async () => void (await purgeActivity(activityLimits)) },
  crontab: ['7 * * * * purge_activity ?fill=1h&max=3'],
};

/** The log keeps a year, and about this number of changed rows, whichever is less. */
export const activityLimits = { days: 365, rows: 10_000 } as const;

/** Deletes whole entries: those that are too old, and the oldest beyond the limit. Returns the number of rows. */
export function purgeActivity(
  { days, rows }: { days: number; rows: number },
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return db().$executeRaw`
    DELETE FROM activity_log WHERE batch IN (
      SELECT batch FROM activity_log GROUP BY batch
      HAVING max(at) <= ${before}
        OR max(id) <= (SELECT id FROM activity_log ORDER BY id DESC OFFSET ${rows} LIMIT 1)
    )`;
}
