import { activityCalls } from '#lib/activity/api.ts';
import { restoreChange } from '#lib/activity/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const POST = toRoute(restoreChange, activityCalls.restore);
