import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { deliverMail } from './delivery.ts';
import { mailTask } from './queue.ts';
import { recoverMails } from './recovery.ts';

/** Sends the site's mails, and recovers those that a crash interrupted. */
export const mailJobs: DomainJobs = {
  tasks: {
    [mailTask]: async (payload, { job }) => {
      await deliverMail((payload as { id: string }).id, job.attempts >= job.max_attempts);
    },
  },
  repeated: [{ name: 'recovering mails', everyMilliseconds: 10_000, run: recoverMails }],
};
