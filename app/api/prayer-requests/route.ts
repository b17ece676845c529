import { createPrayerRequest } from '@/lib/prayer/commands';
import { listPrayerRequests } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listPrayerRequests, { list: true });
export const POST = toRoute(createPrayerRequest, { status: 201 });
