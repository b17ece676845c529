import { toRoute } from '@/lib/route';
import { sermonCalls } from '@/lib/sermons/calls';
import { deleteSermon, updateSermon } from '@/lib/sermons/commands';
import { findSermon } from '@/lib/sermons/queries';

export const GET = toRoute(findSermon, sermonCalls.find);
export const PATCH = toRoute(updateSermon, sermonCalls.update);
export const DELETE = toRoute(deleteSermon, sermonCalls.remove);
