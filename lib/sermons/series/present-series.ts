import type { Database } from '#lib/core/database/db.ts';
import type { SermonSeries } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { type Series, seriesRow } from './schema.ts';
import { seriesTexts } from './series-texts.ts';

/** The number of a series' sermons, and their dates (yyyy-MM-dd). */
type Extent = Pick<Series, 'sermons' | 'first_date' | 'last_date'>;

/** Returns the extent of every series that has sermons, or of one, by its slug. */
export async function readExtents(database: Database, slug?: string): Promise<Map<string, Extent>> {
  const groups = await database.sermon.groupBy({
    by: ['series_slug'],
    where: { series_slug: slug ?? { not: null } },
    _count: true,
    _min: { date: true },
    _max: { date: true },
  });
  return new Map(
    groups.map(({ series_slug, _count, _min, _max }) => [
      series_slug ?? '',
      { sermons: _count, first_date: _min.date ?? '', last_date: _max.date ?? '' },
    ]),
  );
}

/** Returns the public row. */
export function toSeries(row: SermonSeries, extent: Extent): Series {
  const spoken = spokenRow({ table: 'series', id: row.slug, texts: seriesTexts }, row);
  return presentRow(seriesRow, { ...spoken, ...extent });
}

/** Returns the table of series with the slug as its id, for the optimistic lock. */
export function bySlug({ sermonSeries }: Database) {
  type Data = Parameters<typeof sermonSeries.updateManyAndReturn>[0]['data'];
  return {
    findUnique: ({ where: { id } }: { where: { id: string } }) =>
      sermonSeries.findUnique({ where: { slug: id } }),
    updateManyAndReturn: ({ where, data }: { where: { id: string; updated_at: Date }; data: Data }) =>
      sermonSeries.updateManyAndReturn({ where: { slug: where.id, updated_at: where.updated_at }, data }),
  };
}
