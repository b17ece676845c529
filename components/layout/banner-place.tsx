import { findBanner } from '@/lib/banner/queries';
import { log } from '@/lib/log';
import { Banner } from './banner';
import { dismissedBefore } from './banner-dismissal';

/** The banner's place at the top of every page; nothing is seen of it while there is nothing to say. */
export async function BannerPlace() {
  const { items, changes_at } = await findBanner({}).catch((error: unknown) => {
    // The banner is the one part of a page that may be missing: no page fails because of it.
    log.error({ err: error }, 'banner left out');
    return { items: [], changes_at: null };
  });
  return (
    <>
      {/* Runs before anything is drawn, so that a banner put aside never shows and nothing moves. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own constant and ids */}
      <script dangerouslySetInnerHTML={{ __html: dismissedBefore(items) }} />
      <Banner written={items} changesAt={changes_at} />
    </>
  );
}
