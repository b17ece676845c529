import { changeCountOf } from '#lib/core/cache/change-bus.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { noteChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import type { Church as StoredChurch } from '#lib/core/generated/prisma/client.ts';
import { log } from '#lib/core/process/log.ts';
import { firstChurch, listOwnFacts } from './church-rows.ts';
import { readableChurch } from './readable-church.ts';

/** Returns the present church row; the facts of church.ts without one. */
export const readChurch = cacheQuery('church', async (): Promise<Church> => {
  const changes = changeCountOf('church');
  const row = await db().church.findUnique({ where: { id: 1 } });
  const { church, unreadable } = row ? readableChurch(row) : { church: firstChurch(), unreadable: [] };
  if (unreadable.length > 0) log.error({ unreadable }, 'facts of the church cannot be read');
  // After a concurrent change, the next caller reads again.
  if (changeCountOf('church') === changes) noteChurch(church);
  return church;
});

/** Returns the facts that staff wrote or confirmed. */
export const readOwnFacts = cacheQuery('church', () => listOwnFacts(db()));

/** Returns the stored row for pages and the API. */
export function presentChurch(row: StoredChurch): Church {
  return readableChurch(row).church;
}
