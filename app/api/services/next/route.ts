import { toRoute } from '#lib/core/operations/route.ts';
import { serviceCalls } from '#lib/events/api.ts';
import { nextServices } from '#lib/events/church-services/queries.ts';

export const GET = toRoute(nextServices, serviceCalls.next);
