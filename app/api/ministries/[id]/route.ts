import { updateMinistry } from '@/lib/ministries/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(updateMinistry);
