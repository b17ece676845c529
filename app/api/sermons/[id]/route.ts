import { toRoute } from '#lib/core/operations/route.ts';
import { sermonCalls } from '#lib/sermons/api.ts';
import { deleteSermon, updateSermon } from '#lib/sermons/commands.ts';
import { findSermon } from '#lib/sermons/queries.ts';

export const GET = toRoute(findSermon, sermonCalls.find);
export const PATCH = toRoute(updateSermon, sermonCalls.update);
export const DELETE = toRoute(deleteSermon, sermonCalls.remove);
