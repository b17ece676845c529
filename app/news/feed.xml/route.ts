import { answering } from '#lib/core/operations/routes/route.ts';
import { withOpenings } from '#lib/site-pages/public/description.ts';
import { newestNews, newsFeed } from '#lib/site-pages/public/news-feed.ts';
import { listPages } from '#lib/site-pages/queries.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('news feed', async () => {
  const headers = {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(newsFeed(await withOpenings(newestNews(await listPages({ kind: 'news' })))), {
    headers,
  });
});
