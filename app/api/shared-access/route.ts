import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { updateSharedAccess } from '#lib/staff/commands.ts';
import { findSharedAccess } from '#lib/staff/queries.ts';

export const GET = toRoute(findSharedAccess, staffCalls.findSharedAccess);
export const PATCH = toRoute(updateSharedAccess, staffCalls.updateSharedAccess);
