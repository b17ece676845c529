import { toRoute } from '#lib/core/operations/route.ts';
import { prayerCalls } from '#lib/prayer/api.ts';
import { createPrayerRequest } from '#lib/prayer/commands.ts';
import { listPrayerRequests } from '#lib/prayer/queries.ts';

export const GET = toRoute(listPrayerRequests, prayerCalls.list);
export const POST = toRoute(createPrayerRequest, prayerCalls.create);
