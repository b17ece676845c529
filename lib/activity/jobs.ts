import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { activityLimits, purgeActivity } from './purge.ts';

/** Holds the activity log within its bounds. */
export const activityJobs: DomainJobs = {
  repeated: [
    {
      name: 'purging the activity log',
      everyMilliseconds: 60 * 60 * 1000,
      async run() {
        await purgeActivity(activityLimits);
      },
    },
  ],
};
