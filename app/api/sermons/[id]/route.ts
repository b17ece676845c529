import { toRoute } from '@/lib/route';
import { deleteSermon, updateSermon } from '@/lib/sermons/commands';
import { findSermon } from '@/lib/sermons/queries';

export const GET = toRoute(findSermon);
export const PATCH = toRoute(updateSermon);
export const DELETE = toRoute(deleteSermon);
