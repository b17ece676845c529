import { prayerCalls } from '@/lib/prayer/calls';
import { notifyPrayerTeam } from '@/lib/prayer/commands';
import { listStoppedNotifications } from '@/lib/prayer/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listStoppedNotifications, prayerCalls.stopped);
export const POST = toRoute(notifyPrayerTeam, prayerCalls.notify);
