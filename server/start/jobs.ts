import { activityJobs } from '#lib/activity/jobs.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { type DomainJobs, type RunningJobs, startJobs } from '#lib/core/process/jobs.ts';
import { finishedJobs } from '#lib/core/process/measurements.ts';
import { formJobs } from '#lib/forms/jobs.ts';
import { importJobs } from '#lib/imports/jobs.ts';
import { letterJobs } from '#lib/letters/jobs.ts';
import { livestreamJobs } from '#lib/livestream/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { prayerJobs } from '#lib/prayer/jobs.ts';
import { pushJobs } from '#lib/push/jobs.ts';
import { reminderJobs } from '#lib/reminders/jobs.ts';
import { sermonJobs } from '#lib/sermons/jobs.ts';
import { sitePageJobs } from '#lib/site-pages/jobs.ts';
import { soundJobs } from '#lib/sound/jobs.ts';
import { subscriberJobs } from '#lib/subscribers/jobs.ts';
import { uploadJobs } from '#lib/uploads/jobs.ts';
import { backupJobs } from '#server/backups/jobs.ts';
import { demoJobs } from '#server/demo/jobs.ts';
import { updateJobs } from '#server/updates/jobs.ts';

/** The background jobs of each domain. */
export const siteJobs: readonly DomainJobs[] = [
  activityJobs,
  formJobs,
  importJobs,
  letterJobs,
  livestreamJobs,
  mailJobs,
  prayerJobs,
  pushJobs,
  reminderJobs,
  sermonJobs,
  sitePageJobs,
  soundJobs,
  subscriberJobs,
  uploadJobs,
  backupJobs,
  updateJobs,
  demoJobs,
];

/** Starts the jobs in this process; other processes may run them too. */
export function startSiteJobs(connectionString: string): RunningJobs {
  return startJobs({ connectionString, jobs: siteJobs.map(byCurrentChurch) });
}

/** Returns the jobs, each with the church row as of its start. */
function byCurrentChurch({ tasks = {}, repeated = [], ...others }: DomainJobs): DomainJobs {
  const begin = <Result>(name: string, run: () => Result | PromiseLike<Result>) =>
    counted(name, async () => runWithChurch(await readChurch(), run));
  return {
    ...others,
    tasks: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (...given) => begin(name, () => task(...given))]),
    ),
    repeated: repeated.map((job) => ({ ...job, run: () => begin(job.name, () => job.run()) })),
  };
}

/** Publishes the outcome of the work. */
async function counted<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    finishedJobs.publish({ name, outcome: 'done' });
    return result;
  } catch (error) {
    finishedJobs.publish({ name, outcome: 'failed' });
    throw error;
  }
}
