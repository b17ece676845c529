import { bannerCalls } from '#lib/banner/api.ts';
import { listBannerItems } from '#lib/banner/queries.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const GET = toRoute(listBannerItems, bannerCalls.list);
