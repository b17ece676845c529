import { toRoute } from '#lib/core/operations/route.ts';
import { prayerCalls } from '#lib/prayer/api.ts';
import { changePrayerStatus, deletePrayerRequest } from '#lib/prayer/commands.ts';

export const PATCH = toRoute(changePrayerStatus, prayerCalls.update);
export const DELETE = toRoute(deletePrayerRequest, prayerCalls.remove);
