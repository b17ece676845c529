import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { readWhole } from '#lib/core/storage/stored-file.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { m4aOf, mp3Of } from '#tests/support/files/sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { serveHttps } from '#tests/support/servers/https-server.ts';
import { bringIn, runNow, workHere } from '../bring-in.ts';

const trusted = vi.hoisted(() => ({ certificate: '' }));
// Every other part of the connection is real. Node reads the authorities that it trusts when it starts.
vi.mock('node:https', async (load) => {
  const https = await load<typeof import('node:https')>();
  const request = (url: URL, options: object, ...more: []) =>
    https.request(url, { ...options, ...(trusted.certificate && { ca: trusted.certificate }) }, ...more);
  return { ...https, default: { ...https, request }, request };
});
useDatabase({ as: staff });

const files: Record<string, Buffer> = {
  'whole.mp3': mp3Of({ seconds: 60 }),
  'whole.m4a': m4aOf({ seconds: 90 }),
  'film.mp3': m4aOf({ seconds: 30, film: true }),
};

let feed = '';
let host = '';
let other = '';
let art: Buffer;
let asked: string[] = [];
let onStalled: () => void = () => undefined;

const answer: RequestListener = ({ url = '', headers }, response) => {
  asked.push(`${headers.host?.split(':')[0]}${url}`);
  const [, folder = '', name = ''] = url.split('?')[0]?.split('/') ?? [];
  const file = files[name] ?? Buffer.alloc(0);
  const head = { 'content-type': 'audio/mpeg', 'content-length': file.length };
  const half = file.subarray(0, file.length / 2);
  if (url === '/feed') response.setHeader('content-type', 'application/rss+xml').end(feed);
  else if (url === '/cover') response.end(art);
  else if (folder === 'files') response.writeHead(200, head).end(file);
  else if (folder === 'on') response.writeHead(302, { location: `https://${other}/further/${name}` }).end();
  else if (folder === 'further') response.writeHead(301, { location: `https://${host}/files/${name}` }).end();
  else if (folder === 'page') response.end('<!doctype html><h1>Please sign in</h1>');
  else if (folder === 'cut') response.writeHead(200, head).write(half, () => response.destroy());
  else if (folder === 'half') response.end(half);
  else if (folder === 'stalled' && asked.filter((each) => each.endsWith(url)).length === 1)
    response.writeHead(200, head).write(half, onStalled);
  else if (folder === 'stalled') response.writeHead(200, head).end(file);
  else if (folder === 'untold') response.writeHead(200, { 'content-type': 'audio/mpeg' }).end();
  else if (folder === 'silent') return;
  else response.writeHead(404).end();
};

beforeEach(async () => {
  newDataFolder();
  art = await pictureOf(1400);
  asked = [];
  const { port, certificate } = await serveHttps(answer);
  trusted.certificate = certificate;
  host = `localhost:${port}`;
  other = `127.0.0.1:${port}`;
  vi.stubEnv('SOURCE_ALLOW_HOSTS', `${host},${other}`);
});

function pictureOf(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2d4a94' } })
    .jpeg()
    .toBuffer();
}

const episode = (at: number, path: string, guid = `old-${at}`) => `<item><title>Psalm ${at}</title>
<guid isPermaLink="true">${guid}</guid><pubDate>Sun, ${`${at}`.padStart(2, '0')} Nov 2026 10:30:00 -0600</pubDate>
<description><![CDATA[<p>A psalm for <b>noisy</b> weeks.</p>]]></description>
<enclosure url="https://${host}${path}" length="1" type="audio/mpeg"/></item>`;
const podcast = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Grace Sermons</title><itunes:image href="https://${host}/cover"/>${items.join('\n')}</channel></rss>`;

const body = () => ({ source: 'feed', url: `https://${host}/feed`, dry_run: false, fetch_sound: true });
const sermons = () => db().sermon.findMany({ orderBy: { date: 'asc' } });

test('sound comes along over addresses that lead on, byte for byte, and its size is that of the file', async () => {
  feed = podcast(
    episode(1, '/on/whole.mp3', `https://${host}/?p=1&amp;a=2`),
    episode(2, '/files/whole.m4a?token=a%20b&amp;c=1'),
  );
  const { state, problems } = await bringIn(body());
  expect([state, problems]).toEqual(['done', [expect.stringContaining('itunes:new-feed-url')]]);
  expect(await sermons()).toMatchObject([
    { audio_bytes: files['whole.mp3']?.length, audio_seconds: 60, audio_type: 'audio/mpeg' },
    { audio_bytes: files['whole.m4a']?.length, audio_seconds: 90, audio_type: 'audio/mp4' },
  ]);
  const [first] = await sermons();
  expect(first).toMatchObject({ episode_guid: `https://${host}/?p=1&a=2` });
  const stored = await storage().find('sounds', first?.audio_file ?? '');
  expect(stored && (await buffer(readWhole(stored))).equals(files['whole.mp3'] ?? art)).toBe(true);
  expect(asked).toContain('127.0.0.1/further/whole.mp3');
  expect(await bringIn(body())).toMatchObject({ counts: { sermons: { added: 0, unchanged: 2 } } });
});

test('of sound that cannot be brought along staff read what is wrong with it', async () => {
  feed = podcast(
    episode(1, '/gone/1.mp3'),
    episode(2, '/page/2.mp3'),
    episode(3, '/cut/whole.mp3'),
    episode(4, '/half/whole.mp3'),
    episode(5, '/files/film.mp3'),
    episode(6, '/files/empty.mp3'),
  );
  art = await pictureOf(600);
  const { state, problems } = await bringIn(body());
  expect(state).toBe('done');
  const failed = (at: number, reason: string) =>
    `“Psalm ${at}” has sound that could not be brought along, so its old address is kept. ${reason}`;
  expect(problems.slice(1).toSorted()).toEqual([
    `“Grace Sermons” has a picture, https://${host}/cover, that could not be taken over. Cover art must have 1400 to 3000 pixels on each side; this picture has 600.`,
    failed(1, 'The address answered with 404.'),
    failed(2, 'There is no MP3 or M4A.'),
    failed(3, 'The answer broke off before its end.'),
    failed(4, 'It has 29 of 60 seconds.'),
    failed(5, 'It is a film.'),
    failed(6, 'It is empty.'),
  ]);
  expect((await bringIn(body())).counts.sermons).toMatchObject({ updated: 0, unchanged: 6 });
  expect(await sermons()).toMatchObject(
    [1, 2, 3, 4, 5, 6].map(() => ({ audio_url: expect.stringMatching(/^https:/), audio_file: null })),
  );
});

test('two episodes with one file have a file each', async () => {
  feed = podcast(episode(1, '/files/whole.mp3'), episode(2, '/files/whole.mp3'));
  expect(await bringIn(body())).toMatchObject({ state: 'done', counts: { sermons: { added: 2 } } });
  const names = (await sermons()).map(({ audio_file }) => audio_file);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(await storage().find('sounds', name ?? '')).not.toBeNull();
});

test('sound that is much shorter than its feed says is brought along and named', async () => {
  const told = (at: number, length: string) =>
    episode(at, '/files/whole.mp3').replace('</item>', `<itunes:duration>${length}</itunes:duration></item>`);
  feed = podcast(told(1, '1:05'), told(2, '38:12'));
  expect((await bringIn(body())).problems.slice(1)).toEqual([
    '“Psalm 2” has only 1 of 38 minutes that its feed tells of: please check that its end is there.',
  ]);
  expect(await sermons()).toMatchObject([{ audio_seconds: 60 }, { audio_seconds: 60 }]);
});

describe('the size of sound that stays where it is', () => {
  const elsewhere = (at: number, path: string) => episode(at, path).replace('length="1"', 'length="0"');
  const bring = () => bringIn({ ...body(), fetch_sound: false });
  const size = files['whole.mp3']?.length;

  test('is asked of its host where the feed does not tell it, also of sermons that are there', async () => {
    feed = podcast(
      elsewhere(1, '/on/whole.mp3'),
      elsewhere(2, '/files/whole.mp3?a=1'),
      episode(3, '/files/3'),
    );
    const { problems } = await bring();
    expect(problems).toEqual([expect.stringContaining('itunes:new-feed-url')]);
    expect((await sermons()).map(({ audio_bytes }) => audio_bytes)).toEqual([size, size, 1]);
    expect(asked.filter((each) => each.includes('/3'))).toEqual([]);
    asked = [];
    expect((await bring()).counts.sermons).toMatchObject({ updated: 0, unchanged: 3 });
    expect(asked.filter((each) => each.includes('whole'))).toEqual([]);
    await db().sermon.updateMany({ data: { audio_bytes: null } });
    expect((await bring()).counts.sermons).toMatchObject({ updated: 3, unchanged: 0 });
    expect((await sermons()).map(({ audio_bytes }) => audio_bytes)).toEqual([size, size, 1]);
  });

  test(
    'that nobody tells is said, and four hosts are waited for at once, five seconds each',
    byNight,
    async () => {
      feed = podcast(
        elsewhere(1, '/gone/1.mp3'),
        elsewhere(2, '/page/2.mp3'),
        elsewhere(3, '/untold/3.mp3'),
        elsewhere(4, '/silent/4.mp3'),
        elsewhere(5, '/silent/5.mp3'),
        elsewhere(6, '/files/whole.mp3'),
      );
      const began = Date.now();
      const { state, problems } = await bring();
      expect(state).toBe('done');
      expect(Date.now() - began).toBeLessThan(14_000);
      expect(problems).toContainEqual(
        expect.stringMatching(
          /^5 sermons have sound whose size their hosts do not tell: “Psalm 1”, “Psalm 2”, “Psalm 3”, “Psalm 4”, “Psalm 5”\. .* left out of the podcast/,
        ),
      );
      expect((await sermons()).map(({ audio_bytes }) => audio_bytes)).toEqual([...Array(5).fill(null), size]);
    },
  );
});

test('an import that is stopped waits for no further byte, and the next one starts', byNight, async () => {
  feed = podcast(episode(1, '/stalled/whole.mp3'));
  const stalled = new Promise<void>((resolve) => {
    onStalled = resolve;
  });
  const { body: begun } = await callApi('POST /api/imports', { body: body() });
  const work = workHere();
  await stalled;
  await callApi(`POST /api/imports/${begun.id}/cancel`);
  await work;
  expect(await runNow(begun.id)).toMatchObject({ state: 'failed' });
  expect(await sermons()).toEqual([]);
  feed = podcast(episode(1, '/files/whole.mp3'));
  expect(await bringIn(body())).toMatchObject({ state: 'done', counts: { sermons: { added: 1 } } });
});

test('a run that is taken over fetches no file twice', byNight, async () => {
  feed = podcast(episode(1, '/files/whole.mp3'), episode(2, '/stalled/whole.m4a'));
  const stalled = new Promise<void>((resolve) => {
    onStalled = resolve;
  });
  const { body: begun } = await callApi('POST /api/imports', { body: body() });
  const work = workHere();
  await stalled;
  const kept = () =>
    db().$queryRaw`SELECT key FROM import_rows WHERE pictures #>> '{sound,kept}' IS NOT NULL`;
  await vi.waitFor(async () => expect(await kept()).toEqual([{ key: 'old-1' }]), 10_000);
  const lost = { worker: 'a process that was killed', lease_until: new Date(0) };
  await db().importRun.update({ where: { id: begun.id }, data: lost });
  await work;
  expect(await runNow(begun.id)).toMatchObject({ state: 'done', counts: { sermons: { added: 2 } } });
  expect(await sermons()).toMatchObject([{ audio_seconds: 60 }, { audio_seconds: 90 }]);
  expect(asked.filter((each) => each.endsWith('whole.mp3'))).toHaveLength(1);
});

test('a website whose certificate is not trusted is not read', async () => {
  feed = podcast(episode(1, '/files/whole.mp3'));
  trusted.certificate = '';
  const { state, problems } = await bringIn(body());
  expect([state, problems]).toEqual([
    'failed',
    ['The website at this address cannot prove that it is itself: its certificate is not valid.'],
  ]);
  expect(asked).toEqual([]);
});
