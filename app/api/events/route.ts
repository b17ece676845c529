import { eventCalls } from '@/lib/events/calls';
import { createEvent } from '@/lib/events/commands';
import { listEvents } from '@/lib/events/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listEvents, eventCalls.list);
export const POST = toRoute(createEvent, eventCalls.create);
