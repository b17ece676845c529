import { JsonLd } from '#components/layout/json-ld.tsx';
import { BelowLibrary } from '#components/sermons/library/below-library.tsx';
import { BookWall } from '#components/sermons/scripture/book-wall.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { messages } from '#lib/language/messages.ts';
import { libraryTrail, trailStructuredData } from '#lib/sermons/scripture/library-trail.ts';
import { listPreachedBooks } from '#lib/sermons/scripture/queries.ts';

export const generateMetadata = () =>
  pageMetadata({
    title: messages.scripture.title,
    description: messages.scripture.description(currentChurch().name),
    path: unlinkedPaths.scripture,
  });

export default async function ScripturePage() {
  const books = await listPreachedBooks({});
  const { scripture } = messages;
  const isEmpty = books.every(({ sermons }) => sermons === 0);
  const trail = libraryTrail({ label: scripture.byScripture, href: unlinkedPaths.scripture });
  return (
    <BelowLibrary trail={trail} title={scripture.title} lead={isEmpty ? scripture.noneYet : scripture.lead}>
      <JsonLd data={trailStructuredData(trail)} />
      {(['old', 'new'] as const).map((testament) => (
        <section key={testament} aria-labelledby={testament} className="mt-12">
          <h2 id={testament} className="text-2xl">
            {scripture.testaments[testament]}
          </h2>
          <BookWall books={books.filter((book) => book.testament === testament)} />
        </section>
      ))}
    </BelowLibrary>
  );
}
