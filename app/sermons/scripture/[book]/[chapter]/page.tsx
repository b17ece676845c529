import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { BelowLibrary } from '#components/sermons/library/below-library.tsx';
import { SermonGrid } from '#components/sermons/library/sermon-grid.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import type { BookSlug } from '#lib/sermons/scripture/books.ts';
import { libraryTrail, trailStructuredData } from '#lib/sermons/scripture/library-trail.ts';
import { bookName, chapterName } from '#lib/sermons/scripture/names.ts';
import { findChapter } from '#lib/sermons/scripture/queries.ts';

interface Props {
  params: Promise<{ book: string; chapter: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { book, chapter } = await find(params);
  const name = chapterName(book.slug, chapter);
  return pageMetadata({
    title: messages.scripture.titleOf(name),
    description: messages.scripture.descriptionOf(name, currentChurch().name),
    path: unlinkedPaths.bookChapter(book.slug, chapter),
  });
}

/** The sermons that touch a chapter of the Bible. */
export default async function ChapterPage({ params }: Props) {
  const { book, chapter, previous, next, sermons } = await find(params);
  const { scripture } = messages;
  const name = chapterName(book.slug, chapter);
  const trail = libraryTrail(
    { label: scripture.byScripture, href: unlinkedPaths.scripture },
    { label: bookName(book.slug), href: unlinkedPaths.book(book.slug) },
    { label: name, href: unlinkedPaths.bookChapter(book.slug, chapter) },
  );
  return (
    <BelowLibrary
      trail={trail}
      title={scripture.titleOf(name)}
      lead={sermons.length > 0 ? scripture.onChapter(sermons.length) : scripture.noneOn(name)}
    >
      <JsonLd data={trailStructuredData(trail)} />
      <h2 className="sr-only">{messages.sermonLibrary.heading}</h2>
      <SermonGrid sermons={sermons} />
      <ChapterNeighbours book={book.slug} previous={previous} next={next} />
    </BelowLibrary>
  );
}

/** Reads the chapter for the page and its metadata; 404 for an unknown one. */
const read = cache((book: string, chapter: string) => orNotFound(() => findChapter({ book, chapter })));

async function find(params: Props['params']) {
  const { book, chapter } = await params;
  return read(book, chapter);
}

interface ChapterNeighboursProps {
  book: BookSlug;
  /** The nearest chapters with sermons before and after. */
  previous: number | null;
  next: number | null;
}

/** The ways to the chapters beside one that have sermons too. */
function ChapterNeighbours({ book, previous, next }: ChapterNeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={messages.scripture.neighbors}
      className="mt-14 flex flex-wrap justify-between gap-x-6 border-t border-rule pt-6"
    >
      {previous === null ? <span /> : <Neighbour book={book} chapter={previous} rel="prev" />}{' '}
      {next !== null && <Neighbour book={book} chapter={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ book, chapter, rel }: { book: BookSlug; chapter: number; rel: 'prev' | 'next' }) {
  return (
    <PageLink
      href={unlinkedPaths.bookChapter(book, chapter)}
      rel={rel}
      className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
    >
      {chapterName(book, chapter)}
    </PageLink>
  );
}
