import { toRoute } from '#lib/core/operations/route.ts';
import { leaderCalls } from '#lib/leaders/api.ts';
import { deleteLeader, updateLeader } from '#lib/leaders/commands.ts';

export const PATCH = toRoute(updateLeader, leaderCalls.update);
export const DELETE = toRoute(deleteLeader, leaderCalls.remove);
