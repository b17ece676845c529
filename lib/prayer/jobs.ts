import { env } from '#lib/core/platform/env.ts';
import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { purgeCompletedRequests } from './purge.ts';

/** Purges completed requests when PRAYER_PURGE_DAYS says so. */
export const prayerJobs: DomainJobs = {
  repeated: [
    {
      name: 'purging prayer requests',
      everyMilliseconds: 60 * 60 * 1000,
      async run() {
        const days = env().PRAYER_PURGE_DAYS;
        if (days > 0) await purgeCompletedRequests(days);
      },
    },
  ],
};
