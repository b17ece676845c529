import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { activityLimits, purgeActivity } from './purge.ts';

/** Holds the activity log within its bounds. */
export const activityJobs: DomainJobs = {
  tasks: { purge_activity: async () => void (await purgeActivity(activityLimits)) },
  crontab: ['7 * * * * purge_activity ?fill=1h&max=3'],
};
