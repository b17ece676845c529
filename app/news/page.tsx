import type { Metadata } from 'next';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { NewsBoard } from '#components/site-pages/news-board.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { absoluteUrl } from '#lib/core/site/urls.ts';
import { messages } from '#lib/language/messages.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { filledText } from '#lib/site-pages/shown/load-blocks.ts';

interface Props {
  searchParams: Promise<QueryOf<'/news'>>;
}

export function generateMetadata(): Metadata {
  const { name } = currentChurch();
  const metadata = pageMetadata({
    title: messages.pages.titles.news,
    description: messages.pageViews.newsLead(name),
    path: machinePaths.news,
  });
  const types = {
    'application/atom+xml': [{ url: machinePaths.newsFeed, title: messages.pageViews.newsFrom(name) }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

export default async function NewsPage({ searchParams }: Props) {
  const { category } = await searchParams;
  const rows = await listPages({ kind: 'news' });
  const news = rows.map((post) => ({ ...post, summary: filledText(post.summary) }));
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: messages.pages.titles.news,
          url: absoluteUrl(machinePaths.news),
          inLanguage: churchLanguage(),
        }}
      />
      <NewsBoard
        news={news}
        category={typeof category === 'string' ? category : null}
        today={churchToday()}
      />
      <LateRefresh topic="pages" />
    </>
  );
}
