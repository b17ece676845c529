import { db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { awaitsSetUp } from '#lib/mail/unsent-reasons.ts';
import { subscriptionConfirm } from './mail.tsx';

/** An address that is not confirmed is kept so long. */
const pendingDays = 7;

/** Deletes the addresses that were not confirmed. */
export const subscriberJobs: DomainJobs = {
  tasks: {
    async forget_pending_subscribers() {
      await forgetPending();
    },
  },
  crontab: ['52 * * * * forget_pending_subscribers ?fill=1h&max=3'],
};

/**
 * Deletes every address that was not confirmed within seven days, with the mails to it: a mail of a long list may leave
 * later, so these count from there. Returns their number.
 */
export async function forgetPending(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - pendingDays * 24 * 60 * 60 * 1000);
  return db().$transaction(async (database) => {
    const rows = await database.$queryRaw<{ id: string }[]>`
      DELETE FROM subscribers WHERE state = 'pending' AND coalesce(asked_at, created_at) < ${before}
        AND id::text NOT IN (
          SELECT split_part(about, ' ', 1) FROM mails WHERE kind = ${subscriptionConfirm.kind}
            AND (sent_at >= ${before}
              OR sent_at IS NULL AND stopped_at IS NULL AND last_error IS DISTINCT FROM ${awaitsSetUp}))
      RETURNING id::text`;
    await database.$executeRaw`
      DELETE FROM mails WHERE kind LIKE 'subscription_%'
        AND split_part(about, ' ', 1) = ANY(${rows.map(({ id }) => id)}::text[])`;
    return rows.length;
  });
}
