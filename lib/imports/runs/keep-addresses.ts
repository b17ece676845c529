import type { ImportTable } from '#lib/activity/content-tables.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { isTakenAddress } from '#lib/core/site/fixed-addresses.ts';
import { oldPathOf } from '#lib/redirects/old-path.ts';
import { importMessages } from '../messages.ts';
import { targets } from '../targets/targets.ts';
import type { Verdict } from './plan.ts';

/**
 * Redirects the old addresses of rows to their pages, except addresses that are redirected already. Returns whether any
 * was added; `tell` receives a message for each that this site uses itself.
 */
export async function keepAddresses(
  database: Database,
  run_id: string,
  table: ImportTable,
  verdicts: readonly Verdict[],
  idOfKey: ReadonlyMap<string, string>,
  tell: (problem: string) => void,
): Promise<boolean> {
  const { page } = targets[table];
  const wanted = verdicts.flatMap(({ staged: { key, old_path } }) => {
    const id = idOfKey.get(key);
    const from = old_path && oldPathOf(old_path);
    if (!page || !id || !from) return [];
    if (!isTakenAddress(from)) return [Prisma.sql`(${from}, ${page(id)}, ${run_id}::uuid)`];
    tell(importMessages.addressNotKept(from));
    return [];
  });
  if (wanted.length === 0) return false;
  const added = await database.$executeRaw`
    INSERT INTO redirects (from_path, to_path, run_id) VALUES ${Prisma.join(wanted)}
    ON CONFLICT (from_path) DO NOTHING`;
  return added > 0;
}
