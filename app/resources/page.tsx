import type { Metadata } from 'next';
import { LibraryCards } from '#components/church-pages/library-cards.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { churchMessages } from '#lib/church/messages.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Resources',
    description: (await pageTexts())['resources.description'],
    path: paths.resources,
  });

export default async function ResourcesPage() {
  const texts = await pageTexts();
  const hasCards = currentChurch().resources.length > 0;
  return (
    <>
      <Static className={hasCards ? 'bg-limestone pb-16 md:pb-20' : 'bg-limestone'}>
        <PageHeading title="Resources">
          <p>
            <Lines of={hasCards ? texts['resources.lead'] : churchMessages.noResources} />
            <EditHere of="words:resources.lead" />
          </p>
        </PageHeading>
        {hasCards && (
          <div className="wrap">
            <LibraryCards words={texts['resources.cards']} />
          </div>
        )}
      </Static>
      <Connect {...texts['resources.connect']} />
    </>
  );
}

function Connect({ title, text }: { title: string; text: string }) {
  return (
    <Static as="section" aria-labelledby="connect" className="wrap section-y">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <div className="md:col-span-8">
          <h2 id="connect" className="text-3xl">
            {title}
          </h2>
          <p className="measure mt-4 text-ink-2">
            <Lines of={text} />
          </p>
          <EditHere of="words:resources.connect" />
        </div>
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={paths.about}>Connect With Us</Button>
        </p>
      </div>
    </Static>
  );
}
