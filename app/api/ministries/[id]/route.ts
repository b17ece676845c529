import { toRoute } from '#lib/core/operations/route.ts';
import { ministryCalls } from '#lib/ministries/api.ts';
import { deleteMinistry, updateMinistry } from '#lib/ministries/commands.ts';

export const PATCH = toRoute(updateMinistry, ministryCalls.update);
export const DELETE = toRoute(deleteMinistry, ministryCalls.remove);
