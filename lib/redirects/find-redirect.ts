import { setTimeout as pause } from 'node:timers/promises';
import { isTakenAddress } from '#lib/core/addresses/cached-routes.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { oldPathOf } from './old-path.ts';

const patienceMilliseconds = 1000;

/** Returns the target of an address without a page: a path of this site; null without one, or if it cannot be read. */
export async function findRedirect(target: string): Promise<string | null> {
  const path = oldPathOf(target);
  if (path === null) return null;
  const patience = pause(patienceMilliseconds, null, { ref: false });
  const read = Promise.all([readRedirects(), readWaiting()]).catch(() => null);
  const [redirects, waiting] = (await Promise.race([read, patience])) ?? [];
  if (!redirects || waiting?.has(path)) return null;
  // Stored circles have no target.
  return (endOf(path, redirects) !== null && redirects.get(path)) || null;
}

/** Returns the old addresses that an import has brought for pages that are not public yet. */
const readWaiting = cacheQuery('pages', async (): Promise<ReadonlySet<string>> => {
  const rows = await db().redirect.findMany({
    where: { run_id: { not: null }, page: { state: { not: 'published' } } },
    select: { from_path: true },
  });
  return new Set(rows.map(({ from_path }) => from_path));
});

const readRedirects = cacheQuery('settings', async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await db().redirect.findMany({ select: { from_path: true, to_path: true } });
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
});

/** Returns the final target of an old path through a chain of old addresses (by path); null for a circle. */
export function endOf(from: string, leads: ReadonlyMap<string, string>): string | null {
  const passed = new Set<string>();
  let path: string | null = from;
  let end = from;
  while (path !== null && leads.has(path) && (passed.size === 0 || !isTakenAddress(path))) {
    if (passed.has(path)) return null;
    passed.add(path);
    end = leads.get(path) ?? end;
    path = oldPathOf(end);
  }
  return end;
}
