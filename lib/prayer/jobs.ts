import { env } from '#lib/core/platform/env.ts';
import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { purgeCompletedRequests } from './purge.ts';

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
