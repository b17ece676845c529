import { listBannerItems } from '@/lib/banner/queries';
import { log } from '@/lib/log';
import { Banner } from './banner';

/** The banner's place at the top of every page; nothing is there when there is nothing to say. */
export async function BannerPlace() {
  const items = await listBannerItems({}).catch((error: unknown) => {
    // The banner is the one part of a page that may be missing: no page fails because of it.
    log.error({ err: error }, 'banner left out');
    return [];
  });
  return items.length === 0 ? null : <Banner items={items} />;
}
