import type { ComponentType } from 'react';
import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { LanternVignette } from '#components/art/lantern-vignette.tsx';
import { WheatVignette } from '#components/art/wheat-vignette.tsx';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';
import { BlockView } from './block-view.tsx';
import { pageStyles } from './page-styles.ts';
import { type Band, bandsOf, type Ornament } from './rhythm.ts';

interface PageBodyProps {
  blocks: readonly ShownBlock[];
  /** What marks the block at this place, such as for its pencil. */
  Mark?: ComponentType<{ index: number }> | undefined;
  /** The number of blocks before these, on a page that has them between its sections. */
  from?: number;
}

/** The blocks of a page in its rhythm. */
export function PageBody({ blocks, Mark, from }: PageBodyProps) {
  const opens = from === undefined;
  const before = from ?? 0;
  return (
    <>
      {before === 0 && <style>{pageStyles}</style>}
      {bandsOf(blocks).map((band, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts have no other name than their place
        <BandView key={place} band={band} isFirst={opens && place === 0} Mark={Mark} from={before} />
      ))}
    </>
  );
}

interface BandViewProps extends Pick<PageBodyProps, 'Mark'> {
  from: number;
  band: Band;
  isFirst: boolean;
}

function BandView({ band, isFirst, Mark, from }: BandViewProps) {
  const { ground, blocks, ornament } = band;
  const top = isFirst && ground === 'paper' ? 'pt-2' : 'pt-16 md:pt-24';
  return (
    <div className={ground === 'limestone' ? 'bg-limestone' : undefined}>
      <div className={`page-band wrap grid ${top} ${ornament ? 'pb-10' : 'pb-16 md:pb-24'}`}>
        {blocks.map((placed) => (
          <div key={placed.index} className="relative">
            <BlockView {...placed} index={placed.index + from} />
            {Mark && <Mark index={placed.index} />}
          </div>
        ))}
      </div>
      <OrnamentView of={ornament} />
    </div>
  );
}

function OrnamentView({ of }: { of: Ornament | null }) {
  if (of === 'hills') return <HillsVignette className="page-hills w-full" />;
  if (of === 'lantern') return <LanternVignette className="page-ornament text-ink" />;
  return of === 'wheat' && <WheatVignette className="page-ornament" />;
}
