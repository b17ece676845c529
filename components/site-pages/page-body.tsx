import './page-body.css';
import type { ReactNode } from 'react';
import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { WheatVignette } from '#components/art/wheat-vignette.tsx';
import type { ShownBlock } from '#lib/site-pages/shown/shown-block.ts';
import { BlockView } from './block-view.tsx';
import { type Band, bandsOf, type Ornament } from './rhythm.ts';

interface PageBodyProps {
  blocks: readonly ShownBlock[];
  /** What stands at the end of the block at this place, such as a mark for its pencil. */
  markOf?: (index: number) => ReactNode;
}

/** The blocks of a page in its rhythm. */
export function PageBody({ blocks, markOf }: PageBodyProps) {
  return bandsOf(blocks).map((band, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts have no other name than their place
    <BandView key={place} band={band} isFirst={place === 0} markOf={markOf} />
  ));
}

interface BandViewProps extends Pick<PageBodyProps, 'markOf'> {
  band: Band;
  isFirst: boolean;
}

function BandView({ band, isFirst, markOf }: BandViewProps) {
  const { ground, blocks, ornament } = band;
  const top = isFirst && ground === 'paper' ? 'pt-2 md:pt-4' : 'pt-16 md:pt-24';
  return (
    <div className={ground === 'limestone' ? 'bg-limestone' : undefined}>
      <div className={`wrap grid gap-14 md:gap-20 ${top} ${ornament ? 'pb-10' : 'pb-16 md:pb-24'}`}>
        {blocks.map((placed) => (
          <div key={placed.index} className="relative">
            <BlockView {...placed} />
            {markOf?.(placed.index)}
          </div>
        ))}
      </div>
      {ornament && ornaments[ornament]}
    </div>
  );
}

const ornaments: Record<Ornament, ReactNode> = {
  hills: <HillsVignette className="h-24 w-full md:h-36" />,
  lantern: <LanternVignette className="mx-auto mb-10 block h-28 w-auto text-ink" />,
  wheat: <WheatVignette className="mx-auto mb-10 block h-24 w-auto" />,
};
