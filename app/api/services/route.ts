import { toRoute } from '#lib/core/operations/route.ts';
import { serviceCalls } from '#lib/events/api.ts';
import { listServices } from '#lib/events/church-services/queries.ts';
import { createService } from '#lib/events/commands.ts';

export const GET = toRoute(listServices, serviceCalls.list);
export const POST = toRoute(createService, serviceCalls.create);
