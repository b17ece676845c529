import { PageLink } from '#components/ui/links/page-link.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Passage } from '#lib/sermons/schema.ts';
import type { BookSlug } from '#lib/sermons/scripture/books.ts';
import { chapterName } from '#lib/sermons/scripture/names.ts';

/** The ways from a sermon's passages to the other sermons on the chapters that they begin in. */
export function PassageLinks({ passages }: { passages: readonly Passage[] }) {
  const begun = new Map(
    passages.map(({ book, from }) => {
      const chapter = from.split(':')[0] ?? '1';
      return [machinePaths.bookChapter(book, chapter), chapterName(book as BookSlug, chapter)];
    }),
  );
  return (
    <>
      {[...begun].map(([href, name]) => (
        <dd key={href} className="mt-2">
          <PageLink href={href} className="text-link text-sm">
            {messages.scripture.titleOf(name)}
          </PageLink>
        </dd>
      ))}
    </>
  );
}
