import { deleteEvent, updateEvent } from '@/lib/events/commands';
import { findEvent } from '@/lib/events/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(findEvent);
export const PATCH = toRoute(updateEvent);
export const DELETE = toRoute(deleteEvent);
