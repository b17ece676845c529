import { toRoute } from '#lib/core/operations/route.ts';
import { pageTextCalls } from '#lib/page-texts/api.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';

export const GET = toRoute(findPageTexts, pageTextCalls.list);
