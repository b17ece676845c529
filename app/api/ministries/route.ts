import { ministryCalls } from '@/lib/ministries/calls';
import { listMinistries } from '@/lib/ministries/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listMinistries, ministryCalls.list);
