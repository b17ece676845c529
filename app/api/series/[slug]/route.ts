import { toRoute } from '#lib/core/operations/route.ts';
import { seriesCalls } from '#lib/sermons/series/api.ts';
import { updateSeries } from '#lib/sermons/series/commands.ts';

export const PATCH = toRoute(updateSeries, seriesCalls.update);
