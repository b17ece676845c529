import { PageLink } from '#components/ui/links/page-link.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';

interface LibraryWaysProps {
  /** The series that are chosen, and the sermons that are shown. */
  chosen: readonly string[];
  sermons: readonly Pick<Sermon, 'series' | 'series_slug'>[];
}

/** The ways on from the library: to the index of scripture, and to the page of the one series that is chosen. */
export function LibraryWays({ chosen, sermons }: LibraryWaysProps) {
  const { series, series_slug: slug } = sermons[0] ?? {};
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <PageLink href={machinePaths.scripture} className="text-link text-sm">
        {messages.scripture.byScripture}
      </PageLink>{' '}
      {chosen.length === 1 && series && slug && (
        <PageLink href={machinePaths.series(slug)} className="text-link text-sm">
          {messages.series.about(series)}
        </PageLink>
      )}
    </p>
  );
}
