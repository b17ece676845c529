import { factorCalls } from '#lib/account/api.ts';
import { removeFactor } from '#lib/account/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const DELETE = toRoute(removeFactor, factorCalls.remove);
