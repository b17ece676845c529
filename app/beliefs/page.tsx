import type { Metadata } from 'next';
import { Hymnal } from '#components/church-pages/hymnal.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Beliefs',
    description: (await pageTexts())['beliefs.description'],
    path: paths.beliefs,
  });

export default async function BeliefsPage() {
  const texts = await pageTexts();
  return (
    <Static className="bg-[linear-gradient(var(--color-limestone)_60%,var(--color-paper)_60%)]">
      <PageHeading title="Beliefs">
        <p>
          <Lines of={texts['beliefs.lead']} />
          <EditHere of="words:beliefs.lead" />
        </p>
      </PageHeading>
      <div className="wrap pb-20 md:pb-28">
        <Hymnal texts={texts} />
        <div className="mt-14 grid gap-6 md:grid-cols-12 md:items-center">
          <p className="measure text-ink-2 md:col-span-7">
            <Lines of={texts['beliefs.after']} />
            <EditHere of="words:beliefs.after" />
          </p>
          <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
            <Button href={paths.missionVision} variant="secondary">
              Our mission and vision
            </Button>{' '}
            <Button href={paths.visit}>Plan Your Visit</Button>
          </p>
        </div>
      </div>
    </Static>
  );
}
