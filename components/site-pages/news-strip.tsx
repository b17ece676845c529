import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';
import { NewsSlip } from './news-slip.tsx';
import { newsStyles } from './page-styles.ts';

/** The latest news on the home page; nothing while there is none. */
export function NewsStrip({ news }: { news: readonly SitePageListRow[] }) {
  if (news.length === 0) return null;
  return (
    <Section isStatic labelledBy="news-title">
      <style>{newsStyles}</style>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="news-title" className="text-4xl">
          {messages.pages.titles.news}
        </h2>
        <Button href={unlinkedPaths.news} variant="secondary">
          {messages.pageViews.allNews}
        </Button>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {news.map((post) => (
          <li key={post.id}>
            <NewsSlip post={post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
