import 'server-only';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { secondTag } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { readPublicAddresses } from './queries.ts';

/**
 * Returns the public pages that have another path in the second language, as links know them (link-facts.ts): each path,
 * unlisted ones included, with the other. Undefined without any.
 */
export async function readSpokenPaths(now = new Date()): Promise<string | undefined> {
  const known = (await readTranslated()).filter(({ path }) => path !== null);
  if (known.length === 0) return undefined;
  const own = await readPublicAddresses(now);
  const pairs = known.flatMap(({ row_id, path }) => (own.has(row_id) ? [`${own.get(row_id)}>${path}`] : []));
  return pairs.length > 0 ? ` ${pairs.sort().join(' ')} ` : undefined;
}

/** Returns the ids of the pages that are complete in the second language; none where the site has one. */
export async function readReadyPages(): Promise<ReadonlySet<string>> {
  return new Set((await readTranslated()).flatMap(({ row_id, is_ready }) => (is_ready ? [row_id] : [])));
}

/**
 * Returns whether menus, search engines and the search of the site lead to each page in the language of the request: in the
 * second one to those that are complete.
 */
export async function readListedHere(): Promise<(id: string) => boolean> {
  if (!languagePrefix()) return () => true;
  const ready = await readReadyPages();
  return (id) => ready.has(id);
}

async function readTranslated() {
  const language = secondTag();
  return language ? (await readRows(language)).rows : [];
}

const readRows = cacheQuery('translations', async (language: string) => ({
  rows: await db().translation.findMany({
    where: { table_name: 'site_pages', language, OR: [{ path: { not: null } }, { is_ready: true }] },
    select: { row_id: true, path: true, is_ready: true },
    orderBy: { row_id: 'asc' },
  }),
}));
