import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { forgetReminders, sendReminders } from './send.ts';

/** Mails reminders that are due, and forgets those that were sent. */
export const reminderJobs: DomainJobs = {
  tasks: {
    async send_reminders() {
      await sendReminders();
    },
    async forget_reminders() {
      await forgetReminders();
    },
  },
  crontab: ['* * * * * send_reminders ?max=1', '53 * * * * forget_reminders ?fill=1h&max=3'],
};
