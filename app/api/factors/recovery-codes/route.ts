import { factorCalls } from '#lib/account/api.ts';
import { renewRecoveryCodes } from '#lib/account/commands.ts';
import { countRecoveryCodes } from '#lib/account/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

/** Counts the unused recovery codes, and replaces them. A recovery code answers any challenge. */
export const GET = toRoute(countRecoveryCodes, factorCalls.countRecoveryCodes);
export const POST = toRoute(renewRecoveryCodes, factorCalls.renewRecoveryCodes);
