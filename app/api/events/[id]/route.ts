import { eventCalls } from '@/lib/events/calls';
import { deleteEvent, updateEvent } from '@/lib/events/commands';
import { findEvent } from '@/lib/events/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(findEvent, eventCalls.find);
export const PATCH = toRoute(updateEvent, eventCalls.update);
export const DELETE = toRoute(deleteEvent, eventCalls.remove);
