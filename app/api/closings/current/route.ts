import { closingCalls } from '#lib/closings/api.ts';
import { findCurrentClosing } from '#lib/closings/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(findCurrentClosing, closingCalls.current);
