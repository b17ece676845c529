import { listActivity } from '@/lib/activity/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listActivity, { list: true });
