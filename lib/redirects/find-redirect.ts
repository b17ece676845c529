import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/platform/db.ts';
import { endOf } from './end-of.ts';
import { oldPathOf } from './old-path.ts';

const patienceMilliseconds = 1000;

/** Where an address leads that has no page: a path of this site; null where it leads nowhere, or nobody can say. */
export async function findRedirect(target: string): Promise<string | null> {
  const path = oldPathOf(target);
  if (path === null) return null;
  const patience = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMilliseconds, null).unref();
  });
  const redirects = await Promise.race([readRedirects().catch(() => null), patience]);
  // Rows of before that lead in a circle, or that became one since, lead nowhere.
  return (redirects && endOf(path, redirects) !== null && redirects.get(path)) || null;
}

const readRedirects = cacheQuery('settings', async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await db().redirect.findMany({ select: { from_path: true, to_path: true } });
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
});
