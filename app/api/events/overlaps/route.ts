import { toRoute } from '#lib/core/operations/route.ts';
import { eventCalls } from '#lib/events/api.ts';
import { findOverlaps } from '#lib/events/queries.ts';

export const GET = toRoute(findOverlaps, eventCalls.overlaps);
