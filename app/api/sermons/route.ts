import { toRoute } from '@/lib/route';
import { createSermon } from '@/lib/sermons/commands';
import { listSermons } from '@/lib/sermons/queries';

export const GET = toRoute(listSermons, { list: true });
export const POST = toRoute(createSermon, { status: 201, location: ({ id }) => `/api/sermons/${id}` });
