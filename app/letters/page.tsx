import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LetterBoard } from '#components/letters/public/letter-board.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { lettersPage } from '#lib/letters/public/letters-page.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';

interface Props {
  searchParams: Promise<QueryOf<'/letters'>>;
}

/** Each page has its own canonical URL. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { name } = currentChurch();
  const { page } = await load(searchParams);
  const metadata = pageMetadata({
    title: messages.pages.titles.letters,
    description: messages.letterViews.lead(name),
    path: unlinkedPaths.lettersPage(page),
  });
  const types = {
    'application/atom+xml': [
      { url: unlinkedPaths.lettersFeed, title: messages.letterViews.lettersFrom(name) },
    ],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The letters that were sent. Without one, and without a way to subscribe, there is no such page. */
export default async function LettersPage({ searchParams }: Props) {
  const [shown, isOffered] = [await load(searchParams), await areLettersOffered()];
  if (shown.letters.length === 0 && !isOffered) notFound();
  return (
    <>
      <LetterBoard {...shown} isOffered={isOffered} />
      <LateRefresh topic="letters" />
    </>
  );
}

async function load(searchParams: Props['searchParams']) {
  return lettersPage(await listPublicLetters({}), (await searchParams).page);
}
