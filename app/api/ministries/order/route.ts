import { toRoute } from '#lib/core/operations/route.ts';
import { ministryCalls } from '#lib/ministries/api.ts';
import { orderMinistries } from '#lib/ministries/commands.ts';

export const PUT = toRoute(orderMinistries, ministryCalls.order);
