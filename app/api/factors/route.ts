import { factorCalls } from '@/lib/admin/calls';
import { enrollFactor } from '@/lib/admin/commands';
import { listFactors } from '@/lib/admin/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listFactors, factorCalls.list);
export const POST = toRoute(enrollFactor, factorCalls.enroll);
