import 'server-only';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { runChecks } from './checks/run-checks.ts';
import { episodes } from './checks/unsized-sermons.ts';
import type { Episode } from './feed/feed-item.ts';
import { readPodcast, toPodcast } from './podcast-row.ts';
import type { Check, Podcast } from './schema.ts';

/** Returns the settings of the podcast as its feed states them. */
export const findPodcast = publicQuery({
  name: 'findPodcast',
  input: noInput,
  run: async (): Promise<Podcast> => toPodcast(await readPodcast()),
});

/** Returns every sermon with sound whose size is known, newest first. */
export const listEpisodes = publicQuery({
  name: 'listEpisodes',
  input: noInput,
  topic: 'sermons',
  run: async (): Promise<Episode[]> => {
    const [rows, timed] = await Promise.all([
      db().sermon.findMany({
        where: episodes,
        orderBy: [{ date: 'desc' }, { id: 'asc' }],
      }),
      db().transcript.findMany({ where: { kind: 'timed' }, select: { sermon_id: true } }),
    ]);
    const isTimed = new Set(timed.map(({ sermon_id }) => sermon_id));
    return rows.map(({ audio_url, audio_bytes, chapters, updated_at, ...row }) => ({
      ...row,
      audio_url: audio_url ?? '',
      audio_bytes: audio_bytes ?? 0,
      hasChapters: Array.isArray(chapters) && chapters.length > 0,
      hasTimedTranscript: isTimed.has(row.id),
      changedAt: updated_at.toISOString(),
    }));
  },
});

/** Returns where the podcast is heard, its feed last; nothing while it has no episode. */
export const listPodcastLinks = publicQuery({
  name: 'listPodcastLinks',
  input: noInput,
  run: async (): Promise<{ name: string; url: string }[]> => {
    if ((await cachedCount()).episodes === 0) return [];
    const { apple_url, spotify_url } = await readPodcast();
    const { apple, spotify, rss } = messages.sermonLibrary;
    const links = [
      { name: apple, url: apple_url },
      { name: spotify, url: spotify_url },
      { name: rss, url: unlinkedPaths.podcast },
    ];
    return links.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
  },
});

const cachedCount = cacheQuery('sermons', async () => ({
  episodes: await db().sermon.count({ where: episodes }),
}));

/** Returns what a directory finds that asks the feed now. */
export const checkPodcast = privateQuery({
  name: 'checkPodcast',
  access: 'sermons',
  input: noInput,
  run: (): Promise<Check[]> => runChecks(),
});
