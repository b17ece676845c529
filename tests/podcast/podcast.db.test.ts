import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as readFeed } from '#app/podcast.xml/route.ts';
import { GET as readFile } from '#app/uploads/[bucket]/[file]/route.ts';
import { db } from '#lib/core/database/db.ts';
import { findUnsized } from '#lib/podcast/checks/unsized-sermons.ts';
import { podcastGuid } from '#lib/podcast/guid.ts';
import { checkPodcast } from '#lib/podcast/queries.ts';
import { routes as uploadsRoutes } from '#lib/uploads/routes.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { listen } from '#tests/support/servers/listen.ts';

const { POST: upload } = uploadsRoutes.Content['/api/uploads'];

useDatabase({ as: staff });
beforeEach(() => {
  newDataFolder();
  vi.stubEnv('SITE_URL', 'https://church.test');
});

const sound = {
  video_url: null,
  audio_url: 'https://pod.example/1.mp3',
  audio_bytes: 9,
  audio_type: 'audio/mpeg',
};
const context = { params: Promise.resolve({}) };
const feed = () => readFeed(new Request('https://church.test/podcast.xml'), context);
const patch = (body: object) => callApi('PATCH /api/podcast', { body });

test('/podcast.xml is 404 until there is an episode, then a feed of every sermon with sound', async () => {
  await createSermon(db());
  expect((await feed()).status).toBe(404);
  await createSermon(db(), { ...sound, title: 'Heard' });
  const answer = await feed();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[200, 'application/rss+xml; charset=utf-8'],
  ]);
  const xml = await answer.text();
  expect(xml.match(/<item>/g)).toHaveLength(1);
  expect(xml).toMatch(/<itunes:image href="https:\/\/church\.test\/podcast-art\/[0-9a-f]{20}\.jpg"\/>/);
  expect(await (await feed()).text()).toBe(xml);
});

test('sound of an unknown size is no episode, and the check list says so', async () => {
  await createSermon(db(), { ...sound, title: 'Unknown', audio_bytes: null });
  expect((await feed()).status).toBe(404);
  await createSermon(db(), { ...sound, title: 'Known' });
  const xml = await (await feed()).text();
  expect(xml).toContain('<title>Known</title>');
  expect(xml).not.toContain('Unknown');
  expect(await findUnsized()).toEqual({ count: 1, titles: ['Unknown'] });
});

describe('/api/podcast', () => {
  test('begins with what the church has, and a guid that another address of the site leaves as it is', async () => {
    const { body } = await callApi('GET /api/podcast');
    const guid = podcastGuid('https://church.test/podcast.xml');
    expect(body).toMatchObject({ guid, category: 'Religion & Spirituality/Christianity', art_url: null });
    expect(body.title).toContain(body.author);
    vi.stubEnv('SITE_URL', 'https://elsewhere.test');
    expect((await callApi('GET /api/podcast')).body.guid).toBe(guid);
  });

  test('takes what staff write, and blank or equal texts follow the church', async () => {
    const before = (await callApi('GET /api/podcast')).body;
    const written = await patch({ title: 'Mornings', author: before.author, apple_url: '', language: 'ES' });
    expect(written).toMatchObject({
      status: 200,
      body: { title: 'Mornings', language: 'es', apple_url: null },
    });
    expect(await db().podcast.findFirst()).toMatchObject({ title: 'Mornings', author: null });
    expect((await patch({ title: null })).body.title).toBe(before.title);
  });

  test.each([
    ['category', 'Religion & Spirituality/Church'],
    ['art_url', 'https://pod.example/cover.jpg'],
    ['art_url', '/uploads/sermon-thumbnails/1764000000000_abcdefgh.webp'],
    ['owner_email', 'office'],
    ['language', 'English'],
    ['apple_url', 'https://podcastsconnect.apple.com/my-podcasts'],
    ['spotify_url', 'http://open.spotify.com/show/1'],
  ])('refuses a %s such as %s with one sentence', async (field, value) => {
    const { status, body } = await patch({ [field]: value });
    expect(status).toBe(422);
    expect(body.errors[field]).toHaveLength(1);
  });
});

async function send(picture: Sharp) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture.toBuffer())], 'cover.png'));
  form.set('bucket', 'podcast-art');
  const headers = { host: 'church.test' };
  const request = new Request('http://church.test/api/uploads', { method: 'POST', body: form, headers });
  const answer = await upload(request, context);
  return { status: answer.status, body: await answer.json() };
}

const square = (width: number, height = width, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 40, b: 90, alpha: 0.5 } } }).png();

describe('uploaded cover art', () => {
  test.each([1400, 3000])('of %i px becomes a JPEG without alpha, and the podcast’s', async (side) => {
    const { status, body } = await send(square(side));
    expect(status).toBe(201);
    expect((await patch({ art_url: body.url })).body.art_url).toBe(body.url);
    const [, , bucket = '', file = ''] = body.url.split('/');
    const answer = await readFile(new Request(`http://church.test${body.url}`), {
      params: Promise.resolve({ bucket, file }),
    });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: side, height: side, space: 'srgb', hasAlpha: false },
    });
  });

  test.each([
    ['of 1399 px', square(1399), '1399'],
    ['of 3001 px', square(3001), '3001'],
    ['that is no square', square(1500, 1400), '1500 by 1400'],
    ['that is see-through', square(1400, 1400, 4), 'see-through'],
  ])('%s is refused with one sentence', async (_what, picture, words) => {
    const { status, body } = await send(picture);
    expect([status, body.errors.file]).toEqual([422, [expect.stringContaining(words)]]);
  });
});

describe('the check list', () => {
  const asked = new Map<
    string,
    { status?: number; type?: string; body: Buffer; takesRanges?: boolean; isSilent?: boolean }
  >();
  beforeEach(async () => {
    asked.clear();
    const { origin } = await listen(({ url = '', method, headers }, response) => {
      const found = asked.get(url);
      if (!found) return void response.writeHead(404).end();
      const { status = 200, type = '', body, takesRanges, isSilent } = found;
      if (isSilent) return;
      const isPart = headers.range !== undefined && takesRanges === true;
      const sent = isPart ? body.subarray(0, 2) : body;
      response.writeHead(isPart ? 206 : status, { 'content-type': type, 'content-length': sent.length });
      response.end(method === 'HEAD' ? undefined : sent);
    });
    vi.stubEnv('SITE_URL', origin);
  });

  const states = async () =>
    Object.fromEntries((await checkPodcast.execute(staff, {})).map(({ name, isPassed }) => [name, isPassed]));
  const type = 'application/rss+xml; charset=utf-8';

  async function publish(): Promise<void> {
    const art = await square(1400).jpeg().toBuffer();
    await patch({
      art_url: '/uploads/podcast-art/1764000000000_abcdefgh.jpg',
      owner_email: 'office@church.test',
    });
    await createSermon(db(), { ...sound, audio_url: '/sermons/audio/1/no.mp3' });
    asked.set('/uploads/podcast-art/1764000000000_abcdefgh.jpg', { body: art });
    asked.set('/sermons/audio/1/no.mp3', { body: Buffer.alloc(9), takesRanges: true });
    asked.set('/podcast.xml', { type, body: Buffer.from(await (await feed()).text()) });
  }

  test('waits for the feed, and says what to do', async () => {
    const checks = await checkPodcast.execute(staff, {});
    expect(checks.map(({ isPassed }) => isPassed)).toEqual([false, null, null, null, null]);
    expect(checks[0]?.words).toBe('Add sound to a sermon: with the first one there is a feed.');
  });

  test('turns green once all is as a directory asks for', async () => {
    await publish();
    expect(await states()).toEqual({ feed: true, episode: true, sound: true, art: true, owner: true });
  });

  test.each([
    ['feed', '/podcast.xml', { type: 'text/html', body: Buffer.from('<p>') }],
    ['feed', '/podcast.xml', { type, status: 301, body: Buffer.from('') }],
    ['sound', '/sermons/audio/1/no.mp3', { body: Buffer.alloc(9) }],
    ['sound', '/sermons/audio/1/no.mp3', { body: Buffer.alloc(8), takesRanges: true }],
    ['art', '/uploads/podcast-art/1764000000000_abcdefgh.jpg', { body: Buffer.from('no picture') }],
  ])('shows a %s that is not right at %s', async (name, path, answer) => {
    await publish();
    asked.set(path, answer);
    expect((await states())[name]).toBe(false);
  });

  const [cover, recording] = ['/uploads/podcast-art/1764000000000_abcdefgh.jpg', '/sermons/audio/1/no.mp3'];
  const wordsOf = async (name: string) =>
    (await checkPodcast.execute(staff, {})).find((check) => check.name === name)?.words;

  test.each([
    ['feed', '/podcast.xml', expect.stringMatching(/podcast\.xml did not answer in time/)],
    ['sound', recording, expect.stringMatching(/^The sound of “.+” did not answer in time/)],
    ['art', cover, expect.stringMatching(/^The cover art did not answer in time/)],
  ])('says of a %s that was slow that it was, and to check again', async (name, path, words) => {
    await publish();
    asked.set(path, { body: Buffer.from(''), isSilent: true });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(400));
    expect(await wordsOf(name)).toEqual(words);
    expect(await wordsOf(name)).toMatch(/Please check again/);
  });

  test.each([500, 502, 503, 429])('asks for no upload while a server answers with %i', async (status) => {
    for (const path of ['/podcast.xml', recording, cover]) {
      await publish();
      asked.set(path, { status, body: Buffer.from('') });
      const name = path === cover ? 'art' : path === recording ? 'sound' : 'feed';
      expect(await wordsOf(name)).toMatch(new RegExp(`answered with ${status}.+check again later`));
      expect(await wordsOf(name)).not.toMatch(/upload|SITE_URL|straight/);
    }
  });

  test('says of sound whose host is not there that it could not be reached', async () => {
    await publish();
    await db().sermon.updateMany({ data: { audio_url: 'http://127.0.0.1:1/no.mp3' } });
    asked.set('/podcast.xml', { type, body: Buffer.from(await (await feed()).text()) });
    expect(await wordsOf('sound')).toMatch(/could not be reached at http:..127\.0\.0\.1:1/);
  });

  test('asks for an upload once what is missing is gone for good', async () => {
    await publish();
    asked.delete(recording);
    asked.delete(cover);
    expect(await wordsOf('sound')).toMatch(/answered with 404\. Please upload it to the site/);
    expect(await wordsOf('art')).toBe('It was answered with 404. Please upload a cover.');
  });
});
