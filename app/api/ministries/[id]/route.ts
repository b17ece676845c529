import { ministryCalls } from '@/lib/ministries/calls';
import { updateMinistry } from '@/lib/ministries/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(updateMinistry, ministryCalls.update);
