import { createEvent } from '@/lib/events/commands';
import { listEvents } from '@/lib/events/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listEvents);
export const POST = toRoute(createEvent, { status: 201, location: (event) => `/api/events/${event.id}` });
