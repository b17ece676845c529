import { toRoute } from '#lib/core/operations/route.ts';
import { prayerCalls } from '#lib/prayer/api.ts';
import { countNewPrayerRequests } from '#lib/prayer/queries.ts';

export const GET = toRoute(countNewPrayerRequests, prayerCalls.count);
