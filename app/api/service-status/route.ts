import { toRoute } from '#lib/core/operations/route.ts';
import { serviceStatusCalls } from '#lib/livestream/api.ts';
import { findServiceStatus } from '#lib/livestream/status/queries.ts';

export const GET = toRoute(findServiceStatus, serviceStatusCalls.find);
