import type { Metadata } from 'next';
import { NextSteps } from '#components/church-pages/mission-vision/next-steps.tsx';
import { ObjectivePath } from '#components/church-pages/mission-vision/objective-path.tsx';
import { Vision } from '#components/church-pages/mission-vision/vision.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Mission & Vision',
    description: (await pageTexts())['mission.description'],
    path: paths.missionVision,
  });

export default async function MissionVisionPage() {
  const texts = await pageTexts();
  const { title, text } = texts['mission.objectives_intro'];
  return (
    <>
      <Static as="header" className="wrap pt-12 md:pt-20">
        <h1 className="font-sans text-base font-semibold tracking-normal text-second">Mission & Vision</h1>
        <p className="mt-5 max-w-[13.4em] font-display text-5xl font-[560] tracking-[-0.02em] text-balance">
          <Lines of={texts['mission.statement']} />
          <EditHere of="words:mission.statement" />
        </p>
      </Static>
      <Section isStatic labelledBy="objectives">
        <div className="measure">
          <h2 id="objectives" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-ink-2">
            <Lines of={text} />
          </p>
          <EditHere of="words:mission.objectives_intro" />
        </div>
        <ObjectivePath objectives={texts['mission.objectives']} />
      </Section>
      <Vision texts={texts} />
      <NextSteps texts={texts} />
    </>
  );
}
