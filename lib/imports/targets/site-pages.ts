import type { Database } from '#lib/core/database/db.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { isReserved, isTakenPath } from '#lib/site-pages/addresses.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { renameInMenus } from '#lib/site-pages/move-address.ts';
import { lockPages } from '#lib/site-pages/page-rows.ts';
import { typedPath } from '#lib/site-pages/path.ts';
import { pageInput } from '#lib/site-pages/schema.ts';
import { lockRows, wholeRows } from './sql.ts';
import { noExceptions, type Target, type WrittenRow } from './target.ts';

/** State and draft among them: a page that staff have changed or published is theirs. */
const columns = [
  'kind',
  'path',
  'title',
  'summary',
  'picture_url',
  'picture_alt',
  'blocks',
  'category',
  'published_at',
  'state',
  'draft',
] as const;

const stored = wholeRows('site_pages', columns);

/** Own pages and news, as drafts. Pictures of blocks are stored by their addresses. */
export const sitePageTarget: Target = {
  table: 'site_pages',
  topic: 'pages',
  columns,
  pictures: { picture_url: 'pages' },
  files: {
    // The process that reads sources draws no pictures.
    keep: async (address) => (await import('#lib/uploads/keep-picture.ts')).keepPictureFrom(address, 'pages'),
    place: withPictures,
  },
  page: (_id, row) => String(row.path),
  hasOwnRedirects: true,
  check({ values, title }) {
    const kind = values.kind === 'news' ? 'news' : 'page';
    const path = typedPath(kind, String(values.path));
    if (path === null) throw fieldError('path', messages.sitePages.noPath);
    const input = parseInput(pageInput, { ...values, title });
    const { summary, picture_alt, category } = input;
    const blocks = checkedBlocks(input.blocks) as unknown as Values[];
    const written = { kind, path, title: input.title, summary, picture_alt, category, blocks };
    const published_at = momentOf(values.published_at);
    const row = { ...written, picture_url: null, published_at, state: 'draft', draft: null };
    return { row, exceptions: noExceptions };
  },
  ...stored,
  async read(database, ids) {
    const rows = await lockRows(database, 'site_pages', ids);
    return new Map([...rows].map(([id, row]) => [id, { row: presented(row), exceptions: noExceptions }]));
  },
  async insert(database, rows) {
    await lockPages(database);
    for (const row of rows) await stored.insert(database, [await atFreePath(database, row)]);
  },
  async remove(database, ids) {
    const rows = await lockRows(database, 'site_pages', ids);
    for (const { path } of rows.values()) await renameInMenus(database, String(path), null);
    await stored.remove(database, ids);
  },
};

/** Returns the moment of the church's clock; null for one that is none. */
function momentOf(clock: unknown): string | null {
  if (typeof clock !== 'string' || !isDateText(clock.slice(0, 10))) return null;
  const moment = churchMoment(`${clock}:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** PostgreSQL writes moments in another form than they were read. */
function presented(row: Values): Values {
  const { published_at } = row;
  return typeof published_at === 'string'
    ? { ...row, published_at: new Date(published_at).toISOString() }
    : row;
}

/** A page that staff have added since the source was read keeps its path. */
async function atFreePath(database: Database, { row, ...written }: WrittenRow): Promise<WrittenRow> {
  const wanted = String(row.path);
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`;
    if (!isReserved(String(row.kind), path) && !(await isTakenPath(database, path)))
      return { ...written, row: { ...row, path } };
  }
}

/** Returns the row with the addresses of the stored pictures in its blocks. */
function withPictures(row: Values, kept: ReadonlyMap<string, string>): Values {
  if (kept.size === 0) return row;
  const placed = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string')
      return /^(?:picture_)?url$/.test(name) ? (kept.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry) => placed(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, placed(inner, key)]));
  };
  return { ...row, blocks: placed(row.blocks) as Values[] };
}
