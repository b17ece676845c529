import type { Metadata } from 'next';
import { NextSteps } from '#components/mission/next-steps.tsx';
import { ObjectivePath } from '#components/mission/objective-path.tsx';
import { Vision } from '#components/mission/vision.tsx';
import { Section } from '#components/ui/section.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Mission & Vision',
    description: `Reaching, relating, restoring, releasing: what ${currentChurch().name} is here to do, and the town we hope to see.`,
    path: paths.missionVision,
  });

export default function MissionVisionPage() {
  return (
    <>
      <header className="wrap pt-12 md:pt-20">
        <h1 className="font-sans text-base font-semibold tracking-normal text-paintbrush">
          Mission & Vision
        </h1>
        <p className="mt-5 max-w-[20ch] font-display text-5xl font-[560] tracking-[-0.02em] text-balance">
          To help our neighbors find their way home to God, and to walk the road with them.
        </p>
      </header>
      <Section labelledBy="objectives">
        <div className="measure">
          <h2 id="objectives" className="text-3xl">
            How we go about it
          </h2>
          <p className="mt-4 text-ink-2">
            Four verbs, in this order, each feeding the next. When a plan serves none of them, we let it go.
          </p>
        </div>
        <ObjectivePath />
      </Section>
      <Vision />
      <NextSteps />
    </>
  );
}
