import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { isPermitted } from '#lib/core/operations/access.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { cleanedBlocks } from './blocks/check-blocks.ts';
import { isOwnPage } from './page-rows.ts';
import { nextMoment, settled } from './planned.ts';
import {
  type ListedPage,
  toPublicListRow,
  toPublicPage,
  toStaffListRow,
  toStaffPage,
} from './present-page.ts';
import {
  knownPage,
  type PageKind,
  pageList,
  pageQuestion,
  type SitePageListRow,
  type SitePageRow,
  staffPageList,
} from './schema.ts';

/** Returns the pages that are public and in lists, by path; news pinned first, then the newest first. */
export const listPages = publicQuery({
  name: 'listPages',
  input: pageList,
  run: async ({ kind, now }): Promise<SitePageListRow[]> => {
    const rows = (await publicRows(kind ?? null, now)).filter((row) => !row.is_unlisted);
    return (kind === 'news' ? pinnedFirst(rows, now) : rows).map(toPublicListRow);
  },
});

/** Returns whether there is any news. */
export const hasNews = publicQuery({
  name: 'hasNews',
  input: moment,
  run: async ({ now }): Promise<boolean> =>
    (await publicRows('news', now)).some(({ is_unlisted }) => !is_unlisted),
});

/**
 * Returns a page as visitors see it, by its id or its path; unlisted ones, too.
 * @throws AppError `not_found` for one that is not public
 */
export const findPage = publicQuery({
  name: 'findPage',
  input: pageQuestion,
  run: async ({ id, path, now }): Promise<SitePageRow> => {
    const row = existing(await publicRow({ id, path }, now));
    return withCleanBlocks(toPublicPage(row));
  },
});

/** Returns all pages with their states, by path; a leader gets those of other ministries as visitors do. */
export const listAllPages = privateQuery({
  name: 'listAllPages',
  access: 'own pages',
  input: staffPageList,
  run: async ({ kind }, { actor }): Promise<SitePageListRow[]> => {
    const now = new Date();
    const others = isPermitted('pages', actor) ? [] : await listPages({ kind, now });
    const rows = await db().sitePage.findMany({ where: { ...(kind && { kind }) }, orderBy: { path: 'asc' } });
    const own = rows.filter((row) => isOwnPage(actor, row));
    const ids = new Set(own.map(({ id }) => id));
    return [
      ...own.map((row) => toStaffListRow(settled(row, now))),
      ...others.filter(({ id }) => !ids.has(id)),
    ];
  },
});

/** Returns a page with its draft; to a leader, one of another ministry as visitors see it. @throws AppError `not_found` */
export const findStaffPage = privateQuery({
  name: 'findStaffPage',
  access: 'own pages',
  input: knownPage,
  run: async ({ id }, { actor }): Promise<SitePageRow> => {
    const row = existing(await db().sitePage.findUnique({ where: { id } }));
    if (!isOwnPage(actor, row)) return findPage({ id });
    return withCleanBlocks(toStaffPage(settled(row, new Date())));
  },
});

/** Returns the paths of all pages that are public at the moment, by id. */
export async function readPublicAddresses(now: Date): Promise<ReadonlyMap<string, string>> {
  return new Map((await publicRows(null, now)).map(({ id, path }) => [id, path]));
}

function withCleanBlocks(page: SitePageRow): SitePageRow {
  return { ...page, blocks: cleanedBlocks(page.blocks) };
}

/** Returns the rows of a kind, or all, that are public at the moment, by path, without their blocks. */
async function publicRows(kind: PageKind | null, now: Date): Promise<ListedPage[]> {
  const { listed, planned } = await readListed(kind);
  announceNext([...listed, ...planned], now);
  const rows = [
    ...listed.map((row) => settled(row as SitePage, now)),
    ...planned.map((row) => settled(row, now)),
  ];
  return rows
    .filter(({ state }) => state === 'published')
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Returns news in order: those pinned through today or later first, then the newest first. */
function pinnedFirst(rows: readonly ListedPage[], now: Date): ListedPage[] {
  const today = churchToday(now);
  const rank = ({ pinned_until }: ListedPage) => (pinned_until !== null && pinned_until >= today ? 0 : 1);
  const time = ({ published_at }: ListedPage) => published_at?.getTime() ?? 0;
  return [...rows].sort((one, other) => rank(one) - rank(other) || time(other) - time(one));
}

async function publicRow(
  { id, path }: { id?: string | undefined; path?: string | undefined },
  now: Date,
): Promise<SitePage | undefined> {
  const { planned } = await readPlanned();
  const { row } = await readRow(id ?? null, id ? null : (path ?? null));
  const rows = [...planned, ...(row ? [row] : [])].map((each) => settled(each, now));
  announceNext([...planned, ...(row ? [row] : [])], now);
  return rows.find((each) => each.state === 'published' && (id ? each.id === id : each.path === path));
}

/** Every process announces the next planned moment of the rows it has read. */
function announceNext(rows: readonly Pick<SitePage, 'publish_at' | 'unpublish_at'>[], now: Date): void {
  for (const moment of rows.flatMap((row) => nextMoment(row, now) ?? [])) scheduleChange('pages', moment);
}

const readListed = cacheQuery('pages', async (kind: PageKind | null) => {
  const ofKind = kind ? { kind } : {};
  const [listed, planned] = await Promise.all([
    db().sitePage.findMany({
      where: { ...ofKind, state: 'published', publish_at: null },
      omit: { blocks: true, draft: true },
      orderBy: { path: 'asc' },
    }),
    db().sitePage.findMany({ where: { ...ofKind, publish_at: { not: null } } }),
  ]);
  return { listed: listed.map((row) => ({ ...row, draft: null })), planned };
});

/** Pages that a planned moment makes public, or gives another content. */
const readPlanned = cacheQuery('pages', async () => ({
  planned: await db().sitePage.findMany({ where: { publish_at: { not: null } } }),
}));

const readRow = cacheQuery('pages', async (id: string | null, path: string | null) => ({
  row: id || path ? await db().sitePage.findFirst({ where: id ? { id } : { path: path ?? '' } }) : null,
}));
