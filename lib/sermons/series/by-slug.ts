import type { Database } from '#lib/core/platform/db.ts';

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
