import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { messages } from '#lib/language/messages.ts';
import { toSermon } from '../present-sermon.ts';
import type { Sermon } from '../schema.ts';
import { readExtents, toSeries } from './present-series.ts';
import { type Series, seriesSlug } from './schema.ts';

/** Returns every series that has sermons, the most recently preached first. */
export const listSeriesPages = publicQuery({
  name: 'listSeriesPages',
  input: noInput,
  run: (): Promise<Series[]> => orFailWith(messages.series.loadFailed, cachedPages),
});

const cachedPages = cacheQuery('sermons', async () => {
  const [rows, extents] = await Promise.all([db().sermonSeries.findMany(), readExtents(db())]);
  return rows
    .flatMap((row) => {
      const extent = extents.get(row.slug);
      return extent ? [toSeries(row, extent)] : [];
    })
    .sort((one, other) => other.last_date.localeCompare(one.last_date) || one.slug.localeCompare(other.slug));
});

/**
 * Returns a series with its sermons, the first preached first.
 * @throws AppError `not_found`, also where all its sermons are gone
 */
export const findSeriesPage = publicQuery({
  name: 'findSeriesPage',
  input: seriesSlug,
  topic: 'sermons',
  run: ({ slug }): Promise<{ series: Series; sermons: Sermon[] }> =>
    orFailWith(messages.series.loadFailed, async () => {
      const series = existing((await cachedPages()).find((page) => page.slug === slug));
      const rows = await db().sermon.findMany({
        where: { series_slug: slug },
        orderBy: [{ date: 'asc' }, { id: 'desc' }],
      });
      return { series, sermons: rows.map(toSermon) };
    }),
});
