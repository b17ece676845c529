import type { Database } from '#lib/core/database/db.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { ensurePodcast, theRow } from '#lib/podcast/podcast-row.ts';
import { podcastFields } from '#lib/podcast/schema.ts';
import { noExceptions, type Target } from './target.ts';

const id = String(theRow.id);
const columns = ['title', 'author', 'summary', 'category', 'language', 'art_url'] as const;

/** The settings of the podcast: what staff have written stays, and what they left open is filled. */
export const podcastTarget: Target = {
  table: 'podcast',
  topic: 'sermons',
  columns,
  pictures: { art_url: 'podcast-art' },
  fillsEmpty: true,
  idOf: () => id,
  check({ values }) {
    const given = parseInput(podcastFields, values) as Values;
    const row = Object.fromEntries(columns.map((name) => [name, given[name] ?? null]));
    return { row, exceptions: noExceptions };
  },
  async read(database, ids) {
    const row = ids.includes(id) ? await database.podcast.findUnique({ where: theRow }) : null;
    const known = row && Object.fromEntries(columns.map((name) => [name, row[name]]));
    return new Map(known ? [[id, { row: known, exceptions: noExceptions }]] : []);
  },
  findSame: async (_database, rows) => new Map(rows.map((_row, place) => [place, id])),
  insert: (database, [written]) => write(database, written?.row),
  update: (database, [written]) => write(database, written?.row),
  async remove(database, ids) {
    if (!ids.includes(id)) return;
    await write(database, Object.fromEntries(columns.map((name) => [name, null])));
  },
};

async function write(database: Database, row: Values | undefined): Promise<void> {
  if (!row) return;
  await ensurePodcast(database);
  const data = Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));
  await database.podcast.update({ where: theRow, data });
}
