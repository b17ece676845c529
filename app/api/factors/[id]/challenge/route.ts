import { factorCalls } from '@/lib/admin/calls';
import { challengeFactor } from '@/lib/admin/commands';
import { toRoute } from '@/lib/route';

export const POST = toRoute(challengeFactor, factorCalls.challenge);
