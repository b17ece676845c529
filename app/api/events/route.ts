import { toRoute } from '#lib/core/operations/route.ts';
import { eventCalls } from '#lib/events/api.ts';
import { createEvent } from '#lib/events/commands.ts';
import { listEvents } from '#lib/events/queries.ts';

export const GET = toRoute(listEvents, eventCalls.list);
export const POST = toRoute(createEvent, eventCalls.create);
