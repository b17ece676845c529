import { toRoute } from '#lib/core/operations/route.ts';
import { officeCalls } from '#lib/office/api.ts';
import { findOffice } from '#lib/office/queries.ts';

export const GET = toRoute(findOffice, officeCalls.find);
