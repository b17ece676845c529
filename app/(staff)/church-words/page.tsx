import type { Metadata } from 'next';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { WordsOverview } from '#components/words/words-overview.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: 'The Church’s Words', path: paths.churchWords });

/** All words with their pencils. They are public, so the page holds them for everybody. */
export default async function ChurchWordsPage() {
  return (
    <>
      <PageHeading title="The Church’s Words">
        <p>
          Everything on the site that speaks for the church, page by page. Each has a pencil where it stands,
          too; what search engines show is found here alone.
        </p>
      </PageHeading>
      <WordsOverview entries={await findPageTexts({})} />
    </>
  );
}
