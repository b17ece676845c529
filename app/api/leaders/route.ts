import { toRoute } from '#lib/core/operations/route.ts';
import { leaderCalls } from '#lib/leaders/api.ts';
import { createLeader } from '#lib/leaders/commands.ts';
import { listLeaders } from '#lib/leaders/queries.ts';

export const GET = toRoute(listLeaders, leaderCalls.list);
export const POST = toRoute(createLeader, leaderCalls.create);
