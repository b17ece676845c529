import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { findSignInWays } from '#lib/staff/queries.ts';

export const GET = toRoute(findSignInWays, staffCalls.findSignInWays);
