import type { Site } from './servers/site.ts';
import { percentile } from './statistics.ts';

/** Figures of the podcast's feed with so many episodes. */
export interface PodcastFigures {
  episodes: number;
  bytes: number;
  /** Of the first answer, which is rendered. */
  renderedMilliseconds: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** Requests that were not answered with the same bytes. */
  others: number;
}

const reads = 100;

/** Fills the library with episodes and reads the feed: once rendered, then from memory. */
export async function measurePodcast(site: Site, episodes: number): Promise<PodcastFigures> {
  await site.database.query('DELETE FROM sermons');
  await site.database.query(
    `INSERT INTO sermons (title, speaker, date, passage, description, series, audio_url, audio_bytes, audio_seconds, audio_type)
     SELECT 'Sermon ' || n, 'Lead Pastor', to_char(date '2026-11-01' - n * 7, 'YYYY-MM-DD'), 'Luke 10:25-37',
       repeat('On mercy, and on neighbors. ', 12), 'Series ' || n / 8, 'https://pod.example/' || n || '.mp3',
       26000000 + n, 2292, 'audio/mpeg'
     FROM generate_series(1, $1::int) AS n`,
    [episodes],
  );
  const first = await readFeed(site);
  const rest: Awaited<ReturnType<typeof readFeed>>[] = [];
  for (let at = 0; at < reads; at += 1) rest.push(await readFeed(site));
  const times = rest.map(({ milliseconds }) => milliseconds);
  return {
    episodes: first.text.match(/<item>/g)?.length ?? 0,
    bytes: first.text.length,
    renderedMilliseconds: first.milliseconds,
    p50Milliseconds: percentile(times, 0.5),
    p99Milliseconds: percentile(times, 0.99),
    others: rest.filter(({ text }) => text !== first.text).length,
  };
}

async function readFeed({ origin }: Site): Promise<{ text: string; milliseconds: number }> {
  const began = performance.now();
  const answer = await fetch(`${origin}/podcast.xml`);
  const text = await answer.text();
  return { text, milliseconds: performance.now() - began };
}
