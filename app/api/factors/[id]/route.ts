import { factorCalls } from '@/lib/admin/calls';
import { removeFactor } from '@/lib/admin/commands';
import { toRoute } from '@/lib/route';

export const DELETE = toRoute(removeFactor, factorCalls.remove);
