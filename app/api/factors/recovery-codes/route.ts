import { factorCalls } from '#lib/account/api.ts';
import { renewRecoveryCodes } from '#lib/account/commands.ts';
import { countRecoveryCodes } from '#lib/account/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

/** How many are left, and new ones in place of the old. A code itself is an answer to any challenge. */
export const GET = toRoute(countRecoveryCodes, factorCalls.countRecoveryCodes);
export const POST = toRoute(renewRecoveryCodes, factorCalls.renewRecoveryCodes);
