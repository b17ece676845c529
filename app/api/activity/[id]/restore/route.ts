import { activityCalls } from '@/lib/activity/calls';
import { restoreChange } from '@/lib/activity/commands';
import { toRoute } from '@/lib/route';

export const POST = toRoute(restoreChange, activityCalls.restore);
