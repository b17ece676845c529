import { toRoute } from '#lib/core/operations/route.ts';
import { staffCalls } from '#lib/staff/api.ts';
import { inviteAgain } from '#lib/staff/commands.ts';

export const POST = toRoute(inviteAgain, staffCalls.inviteAgain);
