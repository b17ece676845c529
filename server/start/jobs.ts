import { activityJobs } from '#lib/activity/jobs.ts';
import { type DomainJobs, type RunningJobs, startJobs } from '#lib/core/platform/jobs.ts';
import { prayerJobs } from '#lib/prayer/jobs.ts';

/** What each domain does by itself while the site runs. */
export const siteJobs: readonly DomainJobs[] = [activityJobs, prayerJobs];

/** Works on all of it in this process, however many processes do the same. */
export function startSiteJobs(connectionString: string): RunningJobs {
  return startJobs({ connectionString, jobs: siteJobs });
}
