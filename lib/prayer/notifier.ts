import type { Task } from 'graphile-worker';
import { env } from '#lib/core/platform/env.ts';
import { repeat } from '#lib/core/platform/interval.ts';
import { type RunningJobs, startJobs } from '#lib/core/platform/jobs.ts';
import { deliverNotification } from './delivery.ts';
import { notificationTask } from './notifications.ts';
import { purgeCompletedRequests } from './purge.ts';
import { recoverNotifications } from './recovery.ts';

const recoveryMilliseconds = 10_000;
const purgeMilliseconds = 60 * 60 * 1000;

/** The prayer domain's jobs, by name. */
export const prayerTasks: Readonly<Record<string, Task>> = {
  [notificationTask]: async (payload, { job }) => {
    await deliverNotification((payload as { id: string }).id, job.attempts >= job.max_attempts);
  },
};

/**
 * Mails the prayer team from this process, takes up what a crash left behind, and purges completed requests
 * when PRAYER_PURGE_DAYS says so. Any number of server processes may do this side by side.
 */
export function startPrayerNotifier(connectionString: string): RunningJobs {
  const recovery = repeat('recovering prayer notifications', recoveryMilliseconds, recoverNotifications);
  const purge = repeat('purging prayer requests', purgeMilliseconds, async () => {
    const days = env().PRAYER_PURGE_DAYS;
    if (days > 0) await purgeCompletedRequests(days);
  });
  const jobs = startJobs({ connectionString, tasks: prayerTasks });
  return {
    async close() {
      await Promise.all([recovery.close(), purge.close(), jobs.close()]);
    },
  };
}
