import { toRoute } from '#lib/core/operations/route.ts';
import { sermonCalls } from '#lib/sermons/api.ts';
import { createSermon } from '#lib/sermons/commands.ts';
import { listSermons } from '#lib/sermons/queries.ts';

export const GET = toRoute(listSermons, sermonCalls.list);
export const POST = toRoute(createSermon, sermonCalls.create);
