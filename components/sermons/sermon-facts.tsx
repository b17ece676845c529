import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { bible, passageUrl } from '#lib/core/hosts/bible.ts';
import { langAsTyped, langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { Passage, Sermon } from '#lib/sermons/schema.ts';
import type { BookSlug } from '#lib/sermons/scripture/books.ts';
import { chapterName } from '#lib/sermons/scripture/names.ts';

import { shownSeries } from '#lib/sermons/series/shown-series.ts';

interface SermonFactsProps {
  sermon: Sermon;
  /** Its position in the series, from 1, and the length of the series. */
  part: number;
  parts: number;
}

/** The sermon's facts: the passage and the series. */
export function SermonFacts({ sermon, part, parts }: SermonFactsProps) {
  const { passage, passages, series_slug } = sermon;
  const series = shownSeries(sermon);
  if (!passage && !series) return null;
  return (
    <Static as="dl" className="grid gap-6 border-t-4 border-gold bg-limestone px-6 py-6">
      {passage && (
        <div>
          <dt className="text-sm text-ink-2">{messages.sermonPage.scripture}</dt>
          <dd className="mt-1 font-display text-xl" {...langAsTyped()}>
            {passage}
          </dd>
          <dd className="mt-2">
            <a
              href={passageUrl(passage)}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link text-sm"
            >
              <span>{messages.sermonPage.readAt(bible.name)}</span>
              <span className="sr-only">{messages.ui.newTab}</span>
            </a>
          </dd>
          <PassageLinks passages={passages} />
        </div>
      )}
      {series && (
        <div>
          <dt className="text-sm text-ink-2">{messages.sermonPage.series}</dt>
          <dd className="mt-1 font-display text-xl" {...langOf(sermon, 'series')}>
            {series}
          </dd>
          {parts > 1 && (
            <dd className="tabular mt-1 text-sm text-ink-2">{messages.sermonPage.part(part, parts)}</dd>
          )}
          {series_slug && (
            <dd className="mt-2">
              <PageLink href={unlinkedPaths.series(series_slug)} className="text-link text-sm">
                {messages.series.aboutThis}
              </PageLink>
            </dd>
          )}
        </div>
      )}
    </Static>
  );
}

/** The ways from a sermon's passages to the other sermons on the chapters that they begin in. */
function PassageLinks({ passages }: { passages: readonly Passage[] }) {
  const begun = new Map(
    passages.map(({ book, from }) => {
      const chapter = from.split(':')[0] ?? '1';
      return [unlinkedPaths.bookChapter(book, chapter), chapterName(book as BookSlug, chapter)];
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
