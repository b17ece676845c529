import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { keepSoundFrom } from '#lib/sound/keep-sound.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { bringIn, workHere } from '../bring-in.ts';

vi.mock('#lib/sound/keep-sound.ts', () => ({ keepSoundFrom: vi.fn() }));
const keep = vi.mocked(keepSoundFrom);
useDatabase({ as: staff });

let host = '';
let feed = '';
beforeEach(async () => {
  newDataFolder();
  const art = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#2d4a94' } })
    .jpeg()
    .toBuffer();
  ({ host } = await listenAsSource(({ url = '' }, response) => {
    if (url === '/feed') response.setHeader('content-type', 'application/rss+xml').end(feed);
    else if (url === '/cover.jpg') response.end(art);
    else response.writeHead(404).end();
  }));
  feed = podcast(episode(1), episode(2));
  keep.mockReset().mockImplementation(async (address, title = '') => ({
    audio_url: `/sermons/audio/${title.at(-1)}/${title.toLowerCase().replace(' ', '-')}.mp3`,
    audio_file: `${new URL(address).pathname.slice(1)}`,
    ...{ audio_bytes: 77, audio_seconds: 66, audio_type: 'audio/mpeg', audio_sha256: 'ab' },
  }));
});

const episode = (at: number) => `<item><title>Psalm ${at}</title><guid isPermaLink="false">old-${at}</guid>
<pubDate>Sun, 0${at} Nov 2026 10:30:00 -0600</pubDate><description>A psalm for noisy weeks.</description>
<itunes:duration>38:12</itunes:duration>
<enclosure url="http://pod.example/${at}.mp3" length="500000" type="audio/mp3"/></item>`;
const podcast = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Grace Sermons</title><description>What Grace preaches.</description><language>en-US</language>
<itunes:author>Grace Church</itunes:author><itunes:image href="http://${host}/cover.jpg"/>
<itunes:category text="Religion &amp; Spirituality"><itunes:category text="Spirituality"/></itunes:category>
${items.join('\n')}</channel></rss>`;

const bring = (others: object = {}) =>
  bringIn({ source: 'feed', url: `http://${host}/feed`, dry_run: false, ...others });
const sermons = () => db().sermon.findMany({ orderBy: { date: 'asc' } });
const unchanged = { added: 0, updated: 0, unchanged: 2, skipped: 0 };

test('episodes become sermons with sound and keep their ids, and the podcast gets what staff left open', async () => {
  await db().podcast.create({ data: { guid: '917393e3-1b1e-5cef-ace4-edaa54e1f810', title: 'Ours' } });
  const { state, problems, counts } = await bring();
  expect([state, counts.sermons]).toEqual(['done', { added: 2, updated: 0, unchanged: 0, skipped: 0 }]);
  expect(problems).toEqual([expect.stringMatching(/^2 episodes have sound, 1 MB\. .*itunes:new-feed-url/)]);
  const [first] = await sermons();
  expect(first).toMatchObject({
    ...{ video_url: null, audio_url: 'https://pod.example/1.mp3', episode_guid: 'old-1' },
    ...{ audio_bytes: 500_000, audio_seconds: 2292, audio_type: 'audio/mpeg', audio_file: null },
  });
  expect(await db().podcast.findFirst()).toMatchObject({
    ...{ title: 'Ours', author: 'Grace Church', summary: 'What Grace preaches.', language: 'en-us' },
    category: 'Religion & Spirituality/Spirituality',
    art_url: expect.stringMatching(/^\/uploads\/podcast-art\/\w+\.jpg$/),
  });
  expect(keep).not.toHaveBeenCalled();
  const again = await bring();
  expect(again.counts).toMatchObject({ sermons: unchanged, podcast: { unchanged: 1, updated: 0 } });
});

test('the sound is brought along where that is wished, once, and stays in a later run without the wish', async () => {
  feed = podcast(episode(1));
  keep.mockRejectedValueOnce(new Error('a cut line'));
  const { problems } = await bring({ fetch_sound: true });
  expect(problems).toContainEqual(
    expect.stringMatching(/^“Psalm 1” has sound .* its old address is kept\.$/),
  );
  expect(await sermons()).toMatchObject([{ audio_url: 'https://pod.example/1.mp3', audio_file: null }]);
  expect((await bring({ fetch_sound: true })).counts.sermons).toMatchObject({ updated: 1 });
  const brought = {
    ...{ audio_url: '/sermons/audio/1/psalm-1.mp3', audio_file: '1.mp3', audio_bytes: 77 },
    ...{ audio_seconds: 66, audio_sha256: 'ab', episode_guid: 'old-1' },
  };
  for (const fetch_sound of [true, false]) {
    expect((await bring({ fetch_sound })).counts.sermons).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await sermons()).toMatchObject([brought]);
  }
  feed = feed.replace('Psalm 1', 'Psalm 1, again');
  expect((await bring()).counts.sermons).toMatchObject({ updated: 1 });
  expect(await sermons()).toMatchObject([{ ...brought, title: 'Psalm 1, again' }]);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('an undone import takes episodes and settings back', async () => {
  const { id } = await bring();
  await callApi(`POST /api/imports/${id}/undo`);
  await workHere();
  expect(await sermons()).toEqual([]);
  expect(await db().podcast.findFirst()).toMatchObject({ title: null, author: null, art_url: null });
});

/** The fingerprint of a sermon before it had sound. */
function earlierFingerprint(row: Record<string, unknown>): string {
  const columns = [
    'title',
    'speaker',
    'date',
    'passage',
    'video_url',
    'description',
    'thumbnail_url',
    'series',
  ];
  const values = JSON.stringify([...columns, 'notes'].map((column) => row[column] ?? null));
  return createHash('sha256').update(values).digest('base64url').slice(0, 22);
}

test('a video that was brought in before sermons had sound is unchanged', async () => {
  feed = podcast(episode(1), episode(2)).replaceAll('mp3', 'mp4').replaceAll('audio/', 'video/');
  await bring();
  const [row] = await sermons();
  const link = await db().importLink.findFirst({ where: { row_id: row?.id ?? '' } });
  expect(link?.fingerprint).toBe(earlierFingerprint({ ...row }));
  expect(await bring()).toMatchObject({ problems: [], counts: { sermons: unchanged } });
});

test('sound that was brought in as a video before sermons had sound becomes sound, unless staff changed it', async () => {
  await bring();
  for (const [at, { id }] of (await sermons()).entries()) {
    const data = { video_url: `http://pod.example/${at + 1}.mp3`, audio_url: null, episode_guid: null };
    const row = await db().sermon.update({ where: { id }, data });
    const fingerprint = earlierFingerprint({ ...row });
    await db().importLink.updateMany({ where: { row_id: id }, data: { fingerprint } });
  }
  const [, ours] = await sermons();
  await db().sermon.update({ where: { id: ours?.id ?? '' }, data: { title: 'Our psalm' } });
  expect((await bring()).counts.sermons).toEqual({ added: 0, updated: 1, unchanged: 0, skipped: 1 });
  expect(await sermons()).toMatchObject([
    { video_url: null, audio_url: 'https://pod.example/1.mp3', episode_guid: 'old-1' },
    { video_url: 'http://pod.example/2.mp3', audio_url: null, title: 'Our psalm' },
  ]);
});
