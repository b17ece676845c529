import { answering } from '#lib/core/operations/routes/route.ts';
import { lettersFeed } from '#lib/letters/public/letters-feed.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('letters feed', async () => {
  const headers = {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(lettersFeed(await listPublicLetters({})), { headers });
});
