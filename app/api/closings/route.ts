import { closingCalls } from '#lib/closings/api.ts';
import { closeDates } from '#lib/closings/commands.ts';
import { listClosings } from '#lib/closings/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(listClosings, closingCalls.list);
export const POST = toRoute(closeDates, closingCalls.create);
