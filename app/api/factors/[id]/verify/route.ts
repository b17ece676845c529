import { factorCalls } from '@/lib/admin/calls';
import { verifyFactor } from '@/lib/admin/commands';
import { toRoute } from '@/lib/route';

export const POST = toRoute(verifyFactor, factorCalls.verify);
