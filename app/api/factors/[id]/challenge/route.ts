import { factorCalls } from '#lib/account/api.ts';
import { challengeFactor } from '#lib/account/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const POST = toRoute(challengeFactor, factorCalls.challenge);
