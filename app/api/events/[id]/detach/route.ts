import { toRoute } from '#lib/core/operations/route.ts';
import { eventCalls } from '#lib/events/api.ts';
import { detachEvent } from '#lib/events/commands.ts';

export const POST = toRoute(detachEvent, eventCalls.detach);
