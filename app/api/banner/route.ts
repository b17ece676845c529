import { bannerCalls } from '@/lib/banner/calls';
import { listBannerItems } from '@/lib/banner/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listBannerItems, bannerCalls.list);
