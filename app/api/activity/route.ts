import { activityCalls } from '#lib/activity/api.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(listActivity, activityCalls.list);
