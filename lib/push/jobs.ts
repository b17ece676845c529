import { db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { pushReminders } from './evening.ts';
import { pushAgainTask, pushTask } from './queue.ts';
import { sendAgain, sendPart } from './send.ts';

/** Sends messages to phones, and reminds of what they chose. */
export const pushJobs: DomainJobs = {
  tasks: {
    [pushTask]: (payload) => sendPart(payload as Parameters<typeof sendPart>[0]),
    [pushAgainTask]: (payload) => sendAgain(payload as Parameters<typeof sendAgain>[0]),
    async push_reminders(payload) {
      const { _cron } = payload as { _cron?: { ts: string } };
      if (_cron) await pushReminders(db(), new Date(_cron.ts));
    },
  },
  crontab: ['* * * * * push_reminders ?fill=1h'],
};
