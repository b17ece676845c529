import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Pagination } from '#components/ui/links/pagination.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { langAsTyped } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { NewsPage } from '#lib/site-pages/public/news-page.ts';
import { NewsSlip } from './news-slip.tsx';
import { newsStyles } from './page-styles.ts';

interface NewsBoardProps {
  /** Those that are pinned first, their summaries with facts. */
  news: NewsPage;
  today: DateText;
}

/** The noticeboard: news as slips, by category. */
export function NewsBoard({ news, today }: NewsBoardProps) {
  const words = messages.pageViews;
  const { posts, categories, category, page, pageCount } = news;
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
        {posts.length === 0 ? (
          <EmptyState title={words.noNews}>
            <PageLink href={paths.calendar} className="text-link">
              {words.noNewsHint}
            </PageLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {posts.map((post) => (
              <li key={post.id}>
                <NewsSlip post={post} isPinned={post.pinned_until !== null && post.pinned_until >= today} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={words.newsPages}
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => unlinkedPaths.newsOf(category, number)}
        />
      </div>
    </Static>
  );
}

function tabsOf(categories: readonly string[], current: string | null) {
  const all = {
    label: messages.pageViews.everything,
    href: unlinkedPaths.newsOf(null),
    isCurrent: current === null,
  };
  const others = categories.map((name) => ({
    label: name,
    lang: langAsTyped(),
    href: unlinkedPaths.newsOf(name),
    isCurrent: name === current,
  }));
  return [all, ...others];
}
