import { toRoute } from '#lib/core/operations/route.ts';
import { searchCalls } from '#lib/search/api.ts';
import { searchSite } from '#lib/search/queries.ts';

export const GET = toRoute(searchSite, searchCalls.find);
