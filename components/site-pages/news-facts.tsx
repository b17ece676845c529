import { PageLink } from '#components/ui/links/page-link.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { publishedDate, publishedDateText } from '#lib/site-pages/shown/published-date.ts';

/** When the post became public, and its category. */
export function NewsFacts({ page }: { page: SitePageRow }) {
  const date = publishedDate(page);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-semibold text-ink-2">
      {date && <time dateTime={date}>{publishedDateText(page)}</time>}
      {page.category && (
        <PageLink href={machinePaths.newsOf(page.category)} className="text-link">
          {page.category}
        </PageLink>
      )}
    </p>
  );
}
