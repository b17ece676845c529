import { toRoute } from '#lib/core/operations/route.ts';
import { seriesCalls } from '#lib/sermons/series/api.ts';
import { listSeriesPages } from '#lib/sermons/series/queries.ts';

export const GET = toRoute(listSeriesPages, seriesCalls.list);
