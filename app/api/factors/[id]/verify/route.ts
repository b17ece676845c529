import { factorCalls } from '#lib/account/api.ts';
import { verifyFactor } from '#lib/account/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const POST = toRoute(verifyFactor, factorCalls.verify);
