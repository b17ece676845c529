import { PageScript } from '#components/ui/page-script.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { Banner } from './banner.tsx';
import { dismissedBefore } from './banner-dismissal.ts';

interface BannerSlotProps {
  /** The items, and the next instant at which they change. */
  banner: Promise<{ items: BannerItem[]; changes_at: string | null }>;
}

/** The banner's slot at the top of every page, invisible without items. */
export async function BannerSlot({ banner }: BannerSlotProps) {
  const { items, changes_at } = await banner;
  return (
    <>
      {/* Runs before the first paint, so that a dismissed banner never shows and nothing shifts. */}
      <PageScript text={dismissedBefore(items)} />
      <Banner written={items} changesAt={changes_at} />
    </>
  );
}
