import { alertsFeed } from '#lib/closings/alerts-feed.ts';
import { listAlerts } from '#lib/closings/queries.ts';
import { answering } from '#lib/core/operations/routes/route.ts';

export const dynamic = 'force-dynamic';

/** A feed of closings and reopenings. */
export const GET = answering('alertsFeed', async () => {
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(alertsFeed(await listAlerts({})), { headers });
});
