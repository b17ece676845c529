import { factorCalls } from '@/lib/admin/calls';
import { renewRecoveryCodes } from '@/lib/admin/commands';
import { countRecoveryCodes } from '@/lib/admin/queries';
import { toRoute } from '@/lib/route';

/** How many are left, and new ones in place of the old. A code itself is an answer to any challenge. */
export const GET = toRoute(countRecoveryCodes, factorCalls.countRecoveryCodes);
export const POST = toRoute(renewRecoveryCodes, factorCalls.renewRecoveryCodes);
