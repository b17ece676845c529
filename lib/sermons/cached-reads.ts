import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { newestFirst } from './content.ts';

/** Returns the newest sermon, or null. */
export const cachedLatest = cacheQuery('sermons', () =>
  db().sermon.findMany({ orderBy: newestFirst, take: 1 }),
);

/** Returns the number of sermons. */
export const cachedTotal = cacheQuery('sermons', async () => ({ total: await db().sermon.count() }));

/** Returns whether any sermon has a video. */
export const hasRecordedVideo = cacheQuery('sermons', async () => ({
  is: (await db().sermon.findFirst({ where: { video_url: { gt: '' } }, select: { id: true } })) !== null,
}));

/** Returns every series, or the first `most`, with its size and dates; the most recently preached first. */
export const cachedSeries = cacheQuery('sermons', (most?: number) => readSeries({ not: '' }, most));

/** Returns the series of these names. */
export function readSeries(series: Prisma.StringNullableFilter, most?: number) {
  return db().sermon.groupBy({
    by: ['series'],
    where: { series },
    _count: true,
    _min: { date: true, series_slug: true },
    _max: { date: true },
    orderBy: [{ _max: { date: 'desc' } }, { series: 'asc' }],
    ...(most !== undefined && { take: most }),
  });
}

/** Returns every speaker with the number of sermons. */
export const cachedSpeakers = cacheQuery('sermons', () =>
  db().sermon.groupBy({
    by: ['speaker'],
    where: { speaker: { not: '' } },
    _count: true,
    orderBy: { speaker: 'asc' },
  }),
);
