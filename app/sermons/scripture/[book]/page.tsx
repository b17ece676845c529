import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { BelowLibrary } from '#components/sermons/library/below-library.tsx';
import { SermonGrid } from '#components/sermons/library/sermon-grid.tsx';
import { ChapterGrid } from '#components/sermons/scripture/chapter-grid.tsx';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { libraryTrail, trailStructuredData } from '#lib/sermons/scripture/library-trail.ts';
import { bookName } from '#lib/sermons/scripture/names.ts';
import { findBook } from '#lib/sermons/scripture/queries.ts';

interface Props {
  params: Promise<{ book: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { book } = await find((await params).book);
  const name = bookName(book.slug);
  return pageMetadata({
    title: messages.scripture.titleOf(name),
    description: messages.scripture.descriptionOf(name, currentChurch().name),
    path: unlinkedPaths.book(book.slug),
  });
}

/** The chapters of a book of the Bible, and what was preached on it last. */
export default async function BookPage({ params }: Props) {
  const { book, sermons } = await find((await params).book);
  const { scripture } = messages;
  const name = bookName(book.slug);
  const trail = libraryTrail(
    { label: scripture.byScripture, href: unlinkedPaths.scripture },
    { label: name, href: unlinkedPaths.book(book.slug) },
  );
  return (
    <BelowLibrary
      trail={trail}
      title={scripture.titleOf(name)}
      lead={book.sermons > 0 ? scripture.onBook(book.sermons) : scripture.noneOn(name)}
    >
      <JsonLd data={trailStructuredData(trail)} />
      <section aria-labelledby="chapters" className="mt-10">
        <h2 id="chapters" className="text-2xl">
          {scripture.chapters}
        </h2>
        <ChapterGrid book={book} />
      </section>
      {sermons.length > 0 && (
        <section aria-labelledby="latest" className="mt-14">
          <h2 id="latest" className="text-2xl">
            {scripture.latest}
          </h2>
          <SermonGrid sermons={sermons} />
        </section>
      )}
    </BelowLibrary>
  );
}

/** Reads the book once for the page and its metadata; 404 for an unknown one. */
const find = cache((book: string) => orNotFound(() => findBook({ book })));
