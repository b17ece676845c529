import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { lockPage, storePage } from './page-rows.ts';
import { settled } from './planned.ts';

/** Writes planned moments that have passed into their rows. Visitors see them before (planned.ts). */
export const sitePageJobs: DomainJobs = {
  repeated: [{ name: 'publishing planned pages', everyMilliseconds: 15_000, run: () => settlePages() }],
};

/** Writes every planned moment up to `now`; each page is an entry of the activity log, without a session. */
export async function settlePages(now = new Date()): Promise<void> {
  const planned = await db().sitePage.findMany({
    where: { OR: [{ publish_at: { not: null } }, { unpublish_at: { not: null } }] },
  });
  for (const { id } of planned.filter((row) => settled(row, now) !== row)) {
    const write = labelledTransaction('');
    await write(async (database) => {
      const row = await lockPage(database, { id });
      await storePage(database, row, settled(row, now));
    });
    for (const topic of ['pages', 'settings'] as const) publishWrite(topic, write.names);
  }
}
