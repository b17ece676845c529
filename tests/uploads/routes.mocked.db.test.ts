import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UTApi } from 'uploadthing/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as read } from '#app/uploads/[bucket]/[file]/route.ts';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import english from '#lib/language/generated/en.ts';
import { thumbnailName } from '#lib/uploads/file-name.ts';
import { moveUploads } from '#lib/uploads/move-uploads.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import type { TestBucket } from '#tests/support/servers/bucket.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

const place = vi.hoisted(() => ({
  folder: '',
  token: undefined as string | undefined,
  bucket: {} as Record<string, string>,
}));
vi.mock('#lib/core/process/env.ts', async (original) => {
  const real = await original<typeof import('#lib/core/process/env.ts')>();
  const env = () => ({
    ...real.env(),
    ...place.bucket,
    DATA_DIR: place.folder,
    UPLOADTHING_TOKEN: place.token,
  });
  return { ...real, env };
});
useDatabase({ as: staff });
beforeEach(() => {
  place.token = undefined;
  place.bucket = {};
  place.folder = newFolder();
});

const uploadThingToken = Buffer.from(
  JSON.stringify({ apiKey: 'sk_live_stand_in', appId: 'church', regions: ['sea1'] }),
).toString('base64');
const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2d4a94' } })
    .png()
    .toBuffer();
const keptFiles = () => listed(folderStorage(join(place.folder, 'uploads')));

async function send(bytes: Uint8Array, { name = 'picture.png', type = 'image/png', bucket = '' } = {}) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  if (bucket) form.set('bucket', bucket);
  return callApi('POST /api/uploads', { body: form });
}

function get(path: string, headers: Record<string, string> = {}) {
  const [, , bucket, file] = path.split('/');
  return read(new Request(`http://church.test${path}`, { headers }), {
    params: Promise.resolve({ bucket, file }),
  });
}

const targetOf = (descriptor: string) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '');

describe('POST /api/uploads', () => {
  test('answers 201 with the address of the picture, kept with a thumbnail', async () => {
    const answer = await send(await png());
    expect(answer.status).toBe(201);
    expect(answer.body.url).toMatch(/^\/uploads\/event-images\/\d+_[0-9a-f]{16}\.webp$/);
    expect(answer.headers.get('location')).toBe(answer.body.url);
    expect(await keptFiles()).toHaveLength(2);
    expect((await get(thumbnailName(answer.body.url))).status).toBe(200);
  });

  test('makes no thumbnail where pages cannot name it', async () => {
    place.token = uploadThingToken;
    const sent: string[] = [];
    vi.spyOn(UTApi.prototype, 'uploadFiles').mockImplementation((async (file: File) => {
      sent.push(file.name);
      return { data: { ufsUrl: 'https://app.ufs.test/f/abc' }, error: null };
    }) as never);
    const answer = await send(await png());
    expect([answer.status, answer.body.url]).toEqual([201, 'https://app.ufs.test/f/abc']);
    expect(sent).toEqual([expect.stringMatching(/^\d+_[0-9a-f]{16}\.webp$/)]);
  });

  test('keeps each kind of picture in a place of its own', async () => {
    const answer = await send(await png(), { bucket: 'hero-images' });
    expect(answer.body.url).toMatch(/^\/uploads\/hero-images\//);
  });

  test('takes 5242880 bytes and not one more', async () => {
    // What follows a picture's end is no part of it.
    const padded = (size: number) => png().then((bytes) => Buffer.concat([bytes], size));
    expect((await send(await padded(largestUploadBytes))).status).toBe(201);
    const refused = await send(await padded(largestUploadBytes + 1));
    expect(refused).toMatchObject({ status: 413, body: { detail: english.uploads.tooLarge } });
    expect(await keptFiles()).toHaveLength(2);
  });

  test('refuses a page that calls itself a PNG, by its bytes', async () => {
    const refused = await send(Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect(refused).toMatchObject({ status: 415, body: { detail: english.uploads.notAnImage } });
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await keptFiles()).toEqual([]);
  });

  test('takes a picture for what it is, whatever its sender calls it', async () => {
    const answer = await send(await png(), { name: '../../index.html', type: 'text/html' });
    expect(answer.status).toBe(201);
    expect(answer.body.url).toMatch(/^\/uploads\/event-images\/\d+_[0-9a-f]{16}\.webp$/);
  });

  test('refuses a place that is none', async () => {
    expect((await send(await png(), { bucket: '../postgres' })).status).toBe(422);
    expect(await keptFiles()).toEqual([]);
  });

  test('refuses what is no form', async () => {
    expect((await callApi('POST /api/uploads', { body: '{}' })).status).toBe(415);
  });
});

describe('GET /uploads', () => {
  const stored = async () => (await send(await png())).body.url as string;

  test('gives the picture, to be kept for a year', async () => {
    const answer = await get(await stored());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  test('gives the whole picture where its thumbnail is missing', async () => {
    const url = await stored();
    await rm(join(place.folder, thumbnailName(url)));
    const answer = await get(thumbnailName(url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.bytes()).toEqual(await (await get(url)).bytes());
  });

  test('reads it piece by piece, and has it open no longer than it is read', async () => {
    const url = await stored();
    await writeFile(join(place.folder, url), Buffer.alloc(1_000_000, 'w'));
    const answer = await get(url);
    expect(answer.headers.get(lengthHeader)).toBe('1000000');
    const openFiles = async () =>
      (await Promise.all((await readdir('/proc/self/fd')).map(targetOf))).filter((path) =>
        path.endsWith(url),
      );
    expect(await openFiles()).toHaveLength(0);
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(100_000);
    expect(await openFiles()).toHaveLength(1);
    await reader?.cancel();
    await vi.waitFor(async () => expect(await openFiles()).toHaveLength(0));
  });

  test('gives nothing again to who has it', async () => {
    const url = await stored();
    const etag = (await get(url)).headers.get('etag') ?? '';
    const answer = await get(url, { 'if-none-match': etag });
    expect([answer.status, answer.body]).toEqual([304, null]);
    expect((await get(url, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('gives a part of it, and refuses a part that is not there', async () => {
    const url = await stored();
    const whole = Buffer.from(await (await get(url)).arrayBuffer());
    const part = await get(url, { range: 'bytes=4-9' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-9/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 10));
    const beyond = await get(url, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  test.each([
    '/uploads/event-images/1795365000000_0011223344556677.webp',
    '/uploads/event-images/..%2f..%2fadmin-password',
    '/uploads/event-images/.1795365000000_0011223344556677.webp',
    '/uploads/postgres/1795365000000_0011223344556677.webp',
  ])('answers 404 for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('pictures in a bucket', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await listenAsBucket({ prefix: 'church' });
    place.bucket = bucket.environment;
  });

  test('are kept there with their thumbnails, and served under the site’s own addresses', async () => {
    const { status, body } = await send(await png());
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/uploads\/event-images\/\d+_[0-9a-f]{16}\.webp$/);
    const key = body.url.replace('/uploads/', 'church/');
    expect([...bucket.objects.keys()].sort()).toEqual([thumbnailName(key), key].sort());
    expect(await keptFiles()).toEqual([]);
    const answer = await get(body.url);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bucket.objects.get(key)?.bytes);
  });

  test('are asked for in parts, and not at all by who has them', async () => {
    const { url } = (await send(await png())).body;
    const whole = Buffer.from(await (await get(url)).arrayBuffer());
    const part = await get(url, { range: 'bytes=4-9' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 10));
    bucket.asked.length = 0;
    const known = await get(url, { 'if-none-match': part.headers.get('etag') ?? '' });
    expect([known.status, bucket.asked.map((each) => each.split(' ')[0])]).toEqual([304, ['HEAD']]);
  });

  test('that are still in the folder are served from it, as the same to who has them', async () => {
    place.bucket = {};
    const { url } = (await send(await png())).body;
    const etag = (await get(url)).headers.get('etag');
    place.bucket = bucket.environment;
    expect((await get(url)).status).toBe(200);
    await moveUploads(folderStorage(join(place.folder, 'uploads')), bucketStorage(bucket.settings));
    const moved = await get(url);
    expect([moved.status, moved.headers.get('etag'), await keptFiles()]).toEqual([200, etag, []]);
  });

  test('are 404 where there is none, and 503 without a word of the inside while the bucket is down', async () => {
    expect((await get('/uploads/people/1795365000000_0011223344556677.webp')).status).toBe(404);
    bucket.refuseAll(500);
    const answers = [
      await get('/uploads/people/1795365000000_0011223344556677.webp'),
      await send(await png()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(JSON.stringify([await (answers[0] as Response).json(), answers[1]])).not.toMatch(
      /inner words|127\.0\.0\.1|bucket/i,
    );
  });
});
