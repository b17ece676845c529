import { db } from '#lib/core/database/db.ts';
import { env } from '#lib/core/process/env.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';

/** Deletes completed requests after PRAYER_PURGE_DAYS, if set. */
export const prayerJobs: DomainJobs = {
  tasks: {
    async purge_prayer_requests() {
      const days = env().PRAYER_PURGE_DAYS;
      if (days > 0) await purgeCompletedRequests(days);
    },
  },
  crontab: ['17 * * * * purge_prayer_requests ?fill=1h&max=3'],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes requests that were completed at least `days` days ago, permanently. Returns their number. */
export async function purgeCompletedRequests(days: number, now = new Date()): Promise<number> {
  // A completed request cannot change, so its last change was its completion.
  const before = new Date(now.getTime() - days * dayMilliseconds);
  const { count } = await db().prayerRequest.deleteMany({
    where: { status: 'completed', updated_at: { lte: before } },
  });
  return count;
}
