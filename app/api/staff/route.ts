import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { inviteStaff } from '#lib/staff/commands.ts';
import { listStaff } from '#lib/staff/queries.ts';

export const GET = toRoute(listStaff, staffCalls.list);
export const POST = toRoute(inviteStaff, staffCalls.invite);
