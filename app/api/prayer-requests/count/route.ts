import { countNewPrayerRequests } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(countNewPrayerRequests);
