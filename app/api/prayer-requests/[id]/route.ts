import { prayerCalls } from '@/lib/prayer/calls';
import { changePrayerStatus, deletePrayerRequest } from '@/lib/prayer/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(changePrayerStatus, prayerCalls.update);
export const DELETE = toRoute(deletePrayerRequest, prayerCalls.remove);
