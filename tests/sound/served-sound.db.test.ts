import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as getPicture } from '#app/uploads/[bucket]/[file]/route.ts';
import { readSettings } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { createSermon, updateSermon } from '#lib/sermons/commands.ts';
import { run as moveUploads } from '#scripts/admin/move-uploads.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startDocumentSite } from '#tests/support/files/documents.ts';
import { finishedUpload } from '#tests/support/files/finished-upload.ts';
import { mp3Of } from '#tests/support/files/sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

useDatabase();
let folder: string;
let origin: string;
beforeEach(async () => {
  folder = newDataFolder();
  origin = await startDocumentSite();
});

const bytes = mp3Of({ seconds: 30 });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });

async function published() {
  const { id: audio_upload } = await finishedUpload({ bytes });
  const fields = {
    title: 'Hope',
    speaker: 'Ruth Adams',
    date: '2026-05-03',
    description: 'What hope is for.',
  };
  const { id, audio_url } = await createSermon.execute(staff, { ...fields, audio_upload });
  return { id, path: audio_url ?? '' };
}

/** What directories of podcasts and players ask of a file. */
async function expectServed(path: string): Promise<void> {
  for (const address of [path, `${path}?_from=directory`]) {
    const head = await get(address, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
    });
    const whole = await get(address);
    expect([whole.status, bytes.equals(await whole.bytes())]).toEqual([200, true]);
  }
  const part = await get(path, { range: 'bytes=1000-1999' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`]);
  expect(bytes.subarray(1000, 2000).equals(await part.bytes())).toBe(true);
  const beyond = await get(path, { range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  const etag = part.headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(path, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await get(path, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
}

describe('the sound of a sermon', () => {
  test('is served as directories ask for it, from the folder, a bucket, and the folder again', async () => {
    const { path } = await published();
    await expectServed(path);
    const bucket = await listenAsBucket();
    for (const [key, value] of Object.entries(bucket.environment)) vi.stubEnv(key, value);
    const settings = readSettings({ ...process.env });
    await moveUploads(['--from', 'folder', '--to', 'bucket'], settings);
    expect(await readdir(join(folder, 'uploads/sounds'))).toEqual([]);
    await expectServed(path);
    await moveUploads(['--from', 'bucket', '--to', 'folder'], settings);
    expect(bucket.objects.size).toBe(0);
    await expectServed(path);
  });

  test('has no other address: not that of a replaced file, of another name, or of the storage', async () => {
    const { id, path } = await published();
    const [, , , upload, name = ''] = path.split('/');
    for (const other of [
      `/sermons/audio/${upload}/other.mp3`,
      `/sermons/audio/${upload}/hope.m4a`,
      `/sermons/audio/${crypto.randomUUID()}/${name}`,
      `/sermons/audio/${upload}`,
    ])
      expect((await get(other)).status, other).toBe(404);
    const inStorage = new Request(`${origin}/uploads/sounds/${upload}.mp3`);
    const params = Promise.resolve({ bucket: 'sounds', file: `${upload}.mp3` });
    expect((await getPicture(inStorage, { params })).status).toBe(404);
    const next = await finishedUpload({ bytes });
    await updateSermon.execute(staff, { id, audio_upload: next.id });
    expect((await get(path)).status).toBe(404);
    const posted = await get(path, {}, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('that is missing from the storage is 404, and logged', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const { path } = await published();
    await storage().remove('sounds', `${path.split('/')[3]}.mp3`);
    expect((await get(path)).status).toBe(404);
    expect(error).toHaveBeenCalledOnce();
  });
});
