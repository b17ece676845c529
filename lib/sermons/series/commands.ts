import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import { existing, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { messages } from '#lib/language/messages.ts';
import { bySlug, readExtents, toSeries } from './present-series.ts';
import { type Series, seriesUpdate } from './schema.ts';

/**
 * Changes the given fields of a series. A new title is written to its sermons; the address stays.
 * @throws AppError `not_found`, also without sermons; `invalid` for the title of another series; `conflict` with the
 * present series when it changed since it was read
 */
export const updateSeries = command({
  name: 'updateSeries',
  access: 'sermons',
  input: seriesUpdate,
  changes: 'sermons',
  run: ({ slug, if_match, ...input }, { write }): Promise<Series> =>
    write(async (database) => {
      await lock(database, slug);
      const extent = existing((await readExtents(database, slug)).get(slug));
      const series = await updateUnchanged(bySlug(database), {
        id: slug,
        if_match,
        present: (row) => toSeries(row, extent),
        change: async () => {
          if (input.title !== undefined) await makeRoom(database, slug, input.title);
          return input;
        },
      });
      await database.sermon.updateMany({
        where: { series_slug: slug, series: { not: series.title } },
        data: { series: series.title },
      });
      return series;
    }),
});

/** As a sermon that is saved does: its row first, then the names of series. */
async function lock(database: Database, slug: string): Promise<void> {
  await database.$executeRaw`SELECT id FROM sermons WHERE series_slug = ${slug} ORDER BY id FOR UPDATE`;
  await database.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtext('belltower.series')), set_config('belltower.series', 'on', true)`;
}

/** The row of a series that has no sermon any more gives its title away. */
async function makeRoom(database: Database, slug: string, title: string): Promise<void> {
  const other = await database.sermonSeries.findFirst({
    where: { key: foldText(title), slug: { not: slug } },
  });
  if (!other) return;
  if ((await readExtents(database, other.slug)).size > 0)
    throw fieldError('title', messages.series.titleTaken(other.title));
  await database.sermonSeries.delete({ where: { slug: other.slug } });
}
