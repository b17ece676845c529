import { listBannerItems } from '@/lib/banner/queries';
import { toRoute } from '@/lib/route';

export const GET = toRoute(listBannerItems);
