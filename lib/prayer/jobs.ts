import { env } from '#lib/core/platform/env.ts';
import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { deliverNotification } from './delivery.ts';
import { notificationTask } from './notifications.ts';
import { purgeCompletedRequests } from './purge.ts';
import { recoverNotifications } from './recovery.ts';

/**
 * Mails the prayer team, takes up what a crash left behind, and purges completed requests when
 * PRAYER_PURGE_DAYS says so.
 */
export const prayerJobs: DomainJobs = {
  tasks: {
    [notificationTask]: async (payload, { job }) => {
      await deliverNotification((payload as { id: string }).id, job.attempts >= job.max_attempts);
    },
  },
  repeated: [
    {
      name: 'recovering prayer notifications',
      everyMilliseconds: 10_000,
      run: recoverNotifications,
    },
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
