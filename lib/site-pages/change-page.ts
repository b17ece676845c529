import { publishWrite } from '#lib/core/cache/change-bus.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import type { Write } from '#lib/core/operations/audited-transaction.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { lockPage, storePage } from './page-rows.ts';
import { settled } from './planned.ts';
import { toStaffPage } from './present-page.ts';
import type { SitePageRow } from './schema.ts';

/**
 * Changes a page as it is now, planned moments applied, in one transaction.
 * @throws AppError `not_found`; `not_permitted`; `conflict` with the present page when it has changed since it was read
 */
export async function changePage(
  write: Write,
  { actor, ...reference }: { id: string; if_match?: string | undefined; actor: Actor },
  change: (page: SitePage, database: Database) => Promise<SitePage>,
): Promise<SitePageRow> {
  const { row, hasMoved } = await write(async (database) => {
    const stored = await lockPage(database, reference, actor);
    return storePage(database, stored, await change(settled(stored, new Date()), database));
  });
  if (hasMoved) publishWrite('settings', write.names);
  return toStaffPage(row);
}
