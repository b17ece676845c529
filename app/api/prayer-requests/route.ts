import { prayerCalls } from '@/lib/prayer/calls';
import { createPrayerRequest } from '@/lib/prayer/commands';
import { listPrayerRequests } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listPrayerRequests, prayerCalls.list);
export const POST = toRoute(createPrayerRequest, prayerCalls.create);
