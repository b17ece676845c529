import { answering } from '#lib/core/operations/routes/route.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { sermonFeed, sermonsInFeed } from '#lib/sermons/feed.ts';
import { listSermons } from '#lib/sermons/queries.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('sermon feed', async () => {
  const { rows } = await listSermons({ limit: sermonsInFeed });
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(sermonFeed(rows, await findServiceStarts()), { headers });
});
