import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { updateMe } from '#lib/staff/me/commands.ts';
import { findMe } from '#lib/staff/me/queries.ts';

export const GET = toRoute(findMe, staffCalls.findMe);
export const PATCH = toRoute(updateMe, staffCalls.updateMe);
