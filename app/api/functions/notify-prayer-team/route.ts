import { toRoute } from '#lib/core/operations/route.ts';
import { prayerCalls } from '#lib/prayer/api.ts';
import { notifyPrayerTeam } from '#lib/prayer/commands.ts';
import { listStoppedNotifications } from '#lib/prayer/queries.ts';

export const GET = toRoute(listStoppedNotifications, prayerCalls.stopped);
export const POST = toRoute(notifyPrayerTeam, prayerCalls.notify);
