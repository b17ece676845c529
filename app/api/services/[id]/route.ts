import { toRoute } from '#lib/core/operations/route.ts';
import { serviceCalls } from '#lib/events/api.ts';
import { findService } from '#lib/events/church-services/queries.ts';
import { deleteService, updateService } from '#lib/events/commands.ts';

export const GET = toRoute(findService, serviceCalls.find);
export const PATCH = toRoute(updateService, serviceCalls.update);
export const DELETE = toRoute(deleteService, serviceCalls.remove);
