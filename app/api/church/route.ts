import { churchCalls } from '#lib/church/api.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { findChurch } from '#lib/church/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(findChurch, churchCalls.find);
export const PATCH = toRoute(updateChurch, churchCalls.update);
