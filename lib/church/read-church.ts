import { changeCountOf } from '#lib/core/cache/change-bus.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { type Church, churchRow } from '#lib/core/church/church-row.ts';
import { noteChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Church as StoredChurch } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { db } from '#lib/core/platform/db.ts';

/** The church's facts as they are now; those of the file of the church while the database has none. */
export const readChurch = cacheQuery('church', async (): Promise<Church> => {
  const changes = changeCountOf('church');
  const row = await db().church.findUnique({ where: { id: 1 } });
  const church = row ? presentChurch(row) : defaultChurch;
  // What was changed meanwhile is read again by whoever asks next.
  if (changeCountOf('church') === changes) noteChurch(church);
  return church;
});

/** The stored row as pages and the API have it. */
export function presentChurch(row: StoredChurch): Church {
  // What the columns of JSON and `hero` hold was checked when it was written.
  return presentRow(churchRow, row as StoredChurch & Pick<Church, 'hero' | 'opening_hours' | 'resources'>);
}
