import { prayerCalls } from '@/lib/prayer/calls';
import { countNewPrayerRequests } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(countNewPrayerRequests, prayerCalls.count);
