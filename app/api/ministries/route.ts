import { toRoute } from '#lib/core/operations/route.ts';
import { ministryCalls } from '#lib/ministries/api.ts';
import { createMinistry } from '#lib/ministries/commands.ts';
import { listMinistries } from '#lib/ministries/queries.ts';

export const GET = toRoute(listMinistries, ministryCalls.list);
export const POST = toRoute(createMinistry, ministryCalls.create);
