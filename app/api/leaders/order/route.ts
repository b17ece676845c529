import { toRoute } from '#lib/core/operations/route.ts';
import { leaderCalls } from '#lib/leaders/api.ts';
import { orderLeaders } from '#lib/leaders/commands.ts';

export const PUT = toRoute(orderLeaders, leaderCalls.order);
