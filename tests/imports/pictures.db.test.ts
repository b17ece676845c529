import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';
import { bringIn } from './bring-in.ts';
import { eventRecord, fake } from './fake-source.ts';

useDatabase({ as: staff });

let host = '';
let folder = '';
let asked: string[] = [];

beforeEach(async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2d4a94' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  asked = [];
  ({ host } = await listenAsSource(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (url.startsWith('/picture')) response.end(picture);
    else if (url === '/page') response.end('<h1>No picture</h1>');
    else response.writeHead(404).end('gone');
  }));
  folder = newDataFolder();
});

const withPicture = (key: string, path: string) =>
  eventRecord(key, {}, { pictures: { image_url: path.startsWith('/') ? `http://${host}${path}` : path } });
const bring = () => bringIn({ dry_run: false });
const pictureOf = async (title: string) =>
  (await db().event.findFirstOrThrow({ where: { title } })).image_url;

test('a picture is encoded again and kept by this site, fetched once, and fetched again when it is another', async () => {
  fake.items = [withPicture('a', '/picture-1')];
  expect(await bring()).toMatchObject({ state: 'done', problems: [] });
  const address = await pictureOf('Event a');
  expect(address).toMatch(/^\/uploads\/event-images\/[^/]+\.webp$/);
  const kept = await readdir(join(folder, 'uploads/event-images'));
  const [file = ''] = kept.filter((name) => address?.endsWith(name));
  const { format, exif, width } = await sharp(join(folder, 'uploads/event-images', file)).metadata();
  expect([format, exif, width]).toEqual(['webp', undefined, 40]);

  expect(await bring()).toMatchObject({ counts: { events: { unchanged: 1, updated: 0 } } });
  expect([asked, await pictureOf('Event a')]).toEqual([['/picture-1'], address]);

  fake.items = [withPicture('a', '/picture-2')];
  expect(await bring()).toMatchObject({ counts: { events: { updated: 1 } } });
  expect(asked).toEqual(['/picture-1', '/picture-2']);
  expect(await pictureOf('Event a')).not.toBe(address);
});

test('a picture that cannot be taken over is named, and its event comes in without it', async () => {
  fake.items = [
    withPicture('gone', '/nothing'),
    withPicture('page', '/page'),
    withPicture('inside', '/inside'),
    withPicture('near', 'http://127.0.0.1:1/secret.jpg'),
    withPicture('good', '/picture'),
  ];
  const { state, counts, problems } = await bring();
  expect([state, counts.events.added]).toEqual(['done', 5]);
  expect(problems.toSorted()).toEqual(
    ['gone', 'inside', 'near', 'page'].map((key) =>
      expect.stringMatching(`^“Event ${key}” has a picture, http`),
    ),
  );
  expect(await pictureOf('Event gone')).toBeNull();
  expect(await pictureOf('Event good')).not.toBeNull();
});

test('a dry run fetches no picture', async () => {
  fake.items = [withPicture('a', '/picture')];
  expect(await bringIn({ dry_run: true })).toMatchObject({ state: 'ready' });
  expect(asked).toEqual([]);
});
