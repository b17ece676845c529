import { factorCalls } from '#lib/account/api.ts';
import { enrollFactor } from '#lib/account/commands.ts';
import { listFactors } from '#lib/account/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(listFactors, factorCalls.list);
export const POST = toRoute(enrollFactor, factorCalls.enroll);
