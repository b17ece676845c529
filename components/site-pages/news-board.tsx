import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';
import { NewsSlip } from './news-slip.tsx';
import { newsStyles } from './page-styles.ts';

interface NewsBoardProps {
  /** All news, those that are pinned first. */
  news: readonly SitePageListRow[];
  /** The category to show; null for all. */
  category: string | null;
  today: DateText;
}

/** The noticeboard: news as slips, by category. */
export function NewsBoard({ news, category, today }: NewsBoardProps) {
  const words = messages.pageViews;
  const categories = [...new Set(news.flatMap((post) => post.category ?? []))].sort();
  const shown = category === null ? news : news.filter((post) => post.category === category);
  return (
    <Static className="news-board bg-limestone">
      <style>{newsStyles}</style>
      <PageHeading title={messages.pages.titles.news}>
        <p>{words.newsLead(currentChurch().name)}</p>
      </PageHeading>
      <div className="wrap pb-24">
        {categories.length > 0 && (
          <TabLinks label={words.categories} className="mb-12" tabs={tabsOf(categories, category)} />
        )}
        {shown.length === 0 ? (
          <EmptyState title={words.noNews}>
            <PageLink href={paths.calendar} className="text-link">
              {words.noNewsHint}
            </PageLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {shown.map((post) => (
              <li key={post.id}>
                <NewsSlip post={post} isPinned={post.pinned_until !== null && post.pinned_until >= today} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Static>
  );
}

function tabsOf(categories: readonly string[], current: string | null) {
  const all = { label: messages.pageViews.everything, href: machinePaths.news, isCurrent: current === null };
  const others = categories.map((name) => ({
    label: name,
    href: machinePaths.newsOf(name),
    isCurrent: name === current,
  }));
  return [all, ...others];
}
