import { toRoute } from '#lib/core/operations/route.ts';
import { ministryCalls } from '#lib/ministries/api.ts';
import { listMinistries } from '#lib/ministries/queries.ts';

export const GET = toRoute(listMinistries, ministryCalls.list);
