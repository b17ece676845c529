import { changePrayerStatus, deletePrayerRequest } from '@/lib/prayer/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(changePrayerStatus);
export const DELETE = toRoute(deletePrayerRequest);
