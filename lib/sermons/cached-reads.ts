import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';

export const newestFirst = [
  { date: 'desc' },
  { id: 'asc' },
] satisfies Prisma.SermonOrderByWithRelationInput[];

/** The newest sermon, or none. */
export const cachedLatest = cacheQuery('sermons', () =>
  db().sermon.findMany({ orderBy: newestFirst, take: 1 }),
);

/** Every series with its size and its dates. */
export const cachedSeries = cacheQuery('sermons', () =>
  db().sermon.groupBy({
    by: ['series'],
    where: { series: { not: '' } },
    _count: true,
    _min: { date: true },
    _max: { date: true },
    orderBy: [{ _max: { date: 'desc' } }, { series: 'asc' }],
  }),
);

/** Every speaker with the number of sermons. */
export const cachedSpeakers = cacheQuery('sermons', () =>
  db().sermon.groupBy({
    by: ['speaker'],
    where: { speaker: { not: '' } },
    _count: true,
    orderBy: { speaker: 'asc' },
  }),
);
