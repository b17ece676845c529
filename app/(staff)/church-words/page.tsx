import type { Metadata } from 'next';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { WordsOverview } from '#components/words/words-overview.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: messages.words.title, path: paths.churchWords });

/** All words with their pencils. They are public, so the page holds them for everybody. */
export default async function ChurchWordsPage() {
  return (
    <>
      <PageHeading title={messages.words.title}>
        <p>{messages.words.lead}</p>
      </PageHeading>
      <WordsOverview entries={await findPageTexts({})} />
    </>
  );
}
