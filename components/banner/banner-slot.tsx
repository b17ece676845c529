import { PageScript } from '#components/ui/page-script.tsx';
import type { BannerItem } from '#lib/banner/schema.ts';
import { Banner } from './banner.tsx';
import { dismissedBefore } from './banner-dismissal.ts';

interface BannerSlotProps {
  /** What is to be said, and when that changes by itself. */
  banner: Promise<{ items: BannerItem[]; changes_at: string | null }>;
}

/** The banner's place at the top of every page; nothing is seen of it while there is nothing to say. */
export async function BannerSlot({ banner }: BannerSlotProps) {
  const { items, changes_at } = await banner;
  return (
    <>
      {/* Runs before anything is drawn, so that a banner put aside never shows and nothing moves. */}
      <PageScript text={dismissedBefore(items)} />
      <Banner written={items} changesAt={changes_at} />
    </>
  );
}
