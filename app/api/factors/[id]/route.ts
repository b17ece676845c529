import { removeFactor } from '@/lib/admin/commands';
import { toRoute } from '@/lib/route';

export const DELETE = toRoute(removeFactor);
