import { activityCalls } from '@/lib/activity/calls';
import { listActivity } from '@/lib/activity/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listActivity, activityCalls.list);
