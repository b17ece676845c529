import type { Metadata } from 'next';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { NewsBoard } from '#components/site-pages/news-board.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';
import { describedTexts } from '#lib/site-pages/page-texts.ts';
import { withOpenings } from '#lib/site-pages/public/description.ts';
import { newsPage } from '#lib/site-pages/public/news-page.ts';
import { listPages } from '#lib/site-pages/queries.ts';

interface Props {
  searchParams: Promise<QueryOf<'/news'>>;
}

/** Each page of all news has its own canonical URL; a category has that of the first page. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { name } = currentChurch();
  const { category, page, pageCount } = await load(searchParams);
  const number = category === null ? page : 1;
  const metadata = pageMetadata({
    title: number > 1 ? messages.pageViews.newsOnPage(number) : messages.pages.titles.news,
    description: messages.pageViews.newsLead(name),
    path: unlinkedPaths.newsOf(null, number),
  });
  const types = {
    'application/atom+xml': [
      { url: inLanguage(unlinkedPaths.newsFeed), title: messages.pageViews.newsFrom(name) },
    ],
  };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types },
    pagination: {
      previous: page > 1 ? unlinkedPaths.newsOf(category, page - 1) : null,
      next: page < pageCount ? unlinkedPaths.newsOf(category, page + 1) : null,
    },
  };
}

export default async function NewsPage({ searchParams }: Props) {
  const news = await load(searchParams);
  const posts = await withOpenings(news.posts);
  return (
    <>
      <MostlyUntranslated of={[spokenWords(describedTexts, ...posts)]} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: messages.pages.titles.news,
          url: absoluteUrl(unlinkedPaths.news),
          inLanguage: churchLanguage(),
        }}
      />
      <NewsBoard news={{ ...news, posts }} today={churchToday()} />
      <LateRefresh topic="pages" />
    </>
  );
}

async function load(searchParams: Props['searchParams']) {
  return newsPage(await listPages({ kind: 'news' }), await searchParams);
}
