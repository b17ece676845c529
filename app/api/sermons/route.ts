import { toRoute } from '@/lib/route';
import { sermonCalls } from '@/lib/sermons/calls';
import { createSermon } from '@/lib/sermons/commands';
import { listSermons } from '@/lib/sermons/queries';

export const GET = toRoute(listSermons, sermonCalls.list);
export const POST = toRoute(createSermon, sermonCalls.create);
