import { Prisma } from '#lib/core/generated/prisma/client.ts';
import { mailKinds } from '../kinds.ts';
import { longestWaitDays } from '../queue.ts';
import { awaitsSetUp } from '../unsent-reasons.ts';

/** Returns the condition of the mails of the lane `bulk` that leave now, once they can: of the kinds that this version knows. */
export function dueBulk(now: Date): Prisma.Sql {
  return Prisma.sql`lane = 'bulk' AND sent_at IS NULL AND stopped_at IS NULL AND send_after <= ${now}::timestamptz
    AND kind = ANY(${mailKinds.map(({ kind }) => kind)}::text[])
    AND (last_error IS DISTINCT FROM ${awaitsSetUp}
      OR send_after > ${now}::timestamptz - make_interval(days => ${longestWaitDays}))`;
}
