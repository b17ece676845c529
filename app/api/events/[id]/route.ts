import { toRoute } from '#lib/core/operations/route.ts';
import { eventCalls } from '#lib/events/api.ts';
import { deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { findEvent } from '#lib/events/queries.ts';

export const GET = toRoute(findEvent, eventCalls.find);
export const PATCH = toRoute(updateEvent, eventCalls.update);
export const DELETE = toRoute(deleteEvent, eventCalls.remove);
