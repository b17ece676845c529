import { drawnCoverName } from '#lib/art/podcast-art.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { messages } from '#lib/language/messages.ts';
import { podcastFeed } from '#lib/podcast/feed/podcast-feed.ts';
import { findPodcast, listEpisodes } from '#lib/podcast/queries.ts';
import { preachedAt } from '#lib/sermons/structured-data.ts';

export const dynamic = 'force-dynamic';

export const GET = answering('podcast feed', async () => {
  const episodes = await listEpisodes({});
  if (episodes.length === 0) throw new AppError('not_found', messages.podcast.none);
  const podcast = await findPodcast({});
  const startOn = await findServiceStarts();
  const art = podcast.art_url ?? unlinkedPaths.podcastArt(await drawnCoverName());
  const feed = podcastFeed(podcast, { art, episodes, startedAt: (date) => preachedAt(date, startOn) });
  const headers = {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  return new Response(feed, { headers });
});
