import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { acceptInvitation } from '#lib/staff/joining/commands.ts';
import { findInvitation } from '#lib/staff/joining/queries.ts';

export const GET = toRoute(findInvitation, staffCalls.findInvitation);
export const POST = toRoute(acceptInvitation, staffCalls.accept);
