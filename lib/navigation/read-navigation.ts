import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import type { Navigation as StoredNavigation } from '#lib/core/generated/prisma/client.ts';
import { nextMoment, settled } from '#lib/site-pages/planned.ts';
import { readListedHere } from '#lib/site-pages/spoken-pages.ts';
import { presentNavigation } from './present-navigation.ts';
import type { Navigation } from './schema.ts';
import { ownPathsIn } from './shown-menus.ts';

/** Returns the church's own navigation; null while the built-in menus stand. Shared: do not alter it. */
export async function readNavigation(): Promise<Navigation | null> {
  return (await readRow()).navigation;
}

/** Returns the pages that are switched off, with spaces between them; undefined without any. */
export async function readHiddenPages(): Promise<string | undefined> {
  return (await readNavigation())?.hidden.join(' ') || undefined;
}

/**
 * Returns the present path of each of these own pages that is public, and complete in the language of the request, by the
 * path that was asked for.
 */
export async function readPublicPaths(
  paths: readonly string[],
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  if (paths.length === 0) return {};
  const [{ rows }, isListed] = await Promise.all([readPages(...paths), readListedHere()]);
  const found = rows.flatMap((row) => {
    const next = nextMoment(row, now);
    if (next) scheduleChange('pages', next);
    const { state, path } = settled(row, now);
    return state === 'published' && isListed(row.id) ? [[row.path, path] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the paths of the church's own pages that the menus lead to. */
export async function readMenuPaths(): Promise<string[]> {
  const navigation = await readNavigation();
  return navigation ? ownPathsIn(navigation) : [];
}

/** Returns whether the row has menus of the church's own: an import brings some that staff have not put up. */
export function isPutUp({ main, footer, hidden, proposed }: StoredNavigation): boolean {
  return proposed === null || [main, footer, hidden].some((list) => Array.isArray(list) && list.length > 0);
}

const readRow = cacheQuery('pages', async (): Promise<{ navigation: Navigation | null }> => {
  const row = await db().navigation.findUnique({ where: { id: 1 } });
  return { navigation: row && isPutUp(row) ? presentNavigation(row) : null };
});

const readPages = cacheQuery('pages', async (...paths: string[]) => ({
  rows: await db().sitePage.findMany({ where: { path: { in: paths } } }),
}));
