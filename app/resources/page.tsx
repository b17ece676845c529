import type { Metadata } from 'next';
import { LibraryCards } from '#components/resources/library-cards.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Resources',
    description: `Three places beyond ${currentChurch().name} that we send people to: an online Bible, answers to questions about the faith, and help before you vote.`,
    path: paths.resources,
  });

export default function ResourcesPage() {
  return (
    <>
      <div className="bg-limestone pb-16 md:pb-20">
        <PageHeading title="Resources">
          <p>
            Three places that we often send people to. They are kept by others, so we will not agree with
            every line, but we would hand you any of them across the table.
          </p>
        </PageHeading>
        <div className="wrap">
          <LibraryCards />
        </div>
      </div>
      <section aria-labelledby="connect" className="wrap section-y">
        <div className="grid gap-8 md:grid-cols-12 md:items-center">
          <div className="md:col-span-8">
            <h2 id="connect" className="text-3xl">
              A website will only take you so far
            </h2>
            <p className="measure mt-4 text-ink-2">
              Faith is passed on from one person to another, mostly over food. Come and find out who we are.
            </p>
          </div>
          <p className="md:col-span-4 md:justify-self-end">
            <Button href={paths.about}>Connect With Us</Button>
          </p>
        </div>
      </section>
    </>
  );
}
