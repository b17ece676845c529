import { notifyPrayerTeam } from '@/lib/prayer/commands';
import { listStoppedNotifications } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listStoppedNotifications);
export const POST = toRoute(notifyPrayerTeam);
