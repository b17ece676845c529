import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { ask } from '#lib/core/storage/bucket-client.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { findLocalFile } from '#lib/core/storage/folder-storage.ts';
import type { LocalFile } from '#lib/core/storage/stored-file.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listen, listenAsBucket } from '#tests/support/servers/listen.ts';

const settings = {
  endpoint: 'http://127.0.0.1:1',
  region: 'us-east-1',
  bucket: 'examplebucket',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  prefix: '',
};

/** Opens a service that gives these answers, and notes what it was asked. */
async function startService(...answers: { status: number; body?: string }[]) {
  const asked: { method: string; url: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const { origin } = await listen(({ method = '', url = '', headers }, response) => {
    asked.push({ method, url, headers });
    const { status, body = '' } = answers.length > 1 ? (answers.shift() as never) : (answers[0] as never);
    response.writeHead(status).end(body);
  });
  return { asked, settings: { ...settings, endpoint: origin } };
}

test('a request is signed with the key, its body included', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] });
  const service = await startService({ status: 200 });
  const key = 'people/ä b+(1).webp';
  await ask(service.settings, { method: 'PUT', key, query: { partNumber: '2' }, body: Buffer.from('x') });
  vi.useRealTimers();
  const [{ url, headers }] = service.asked as [(typeof service.asked)[0]];
  expect(url).toBe('/examplebucket/people/%C3%A4%20b%2B(1).webp?partNumber=2');
  expect(headers).toMatchObject({
    'content-length': '1',
    'x-amz-date': '20261129T120000Z',
    'x-amz-content-sha256': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20261129\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
    ),
  });
});

test('a failure that passes is tried again, a refusal is not', async () => {
  const service = await startService({ status: 503 }, { status: 500 }, { status: 200 });
  expect((await ask(service.settings, { method: 'GET' })).statusCode).toBe(200);
  const closed = await startService({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  const refused = await ask(closed.settings, { method: 'GET' }).catch((error) => error);
  expect(refused).toMatchObject({ status: 403, reason: '403 AccessDenied', code: undefined });
  expect([service.asked.length, closed.asked.length]).toEqual([3, 1]);
  const unreachable = await ask(settings, { method: 'GET' }).catch((error) => error);
  expect(unreachable).toMatchObject({ status: 0, reason: 'ECONNREFUSED' });
});

test('a large file has minutes to arrive', async () => {
  const bucket = await listenAsBucket();
  const limits = vi.spyOn(globalThis, 'setTimeout');
  const uploads = bucketStorage(bucket.settings);
  const parts = async function* (): AsyncGenerator<Uint8Array, undefined> {
    for (let count = 0; count < 25; count += 1) yield Buffer.alloc(1_000_000);
    return undefined;
  };
  await uploads.store('people', '1_a.webp', { size: 25_000_000, read: () => streamOf(parts()) });
  expect(limits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(1_280_000);
});

test('a file is of the media type of its kind, and a large one comes in parts', async () => {
  const service = await startService({ status: 200, body: '<R><UploadId>one</UploadId></R>' });
  const uploads = bucketStorage(service.settings);
  const path = join(newFolder(), 'large');
  writeFileSync(path, Buffer.alloc(17 * 1024 * 1024));
  await uploads.store('people', '1_a.webp', Buffer.from('x'));
  await uploads.store('people', 'unknown.kind', Buffer.from('x'));
  await uploads.adopt('sound', '1_a.mp3', (await findLocalFile(path)) as LocalFile);
  const types = service.asked.map(({ headers }) => headers['content-type']);
  expect(types.slice(0, 3)).toEqual(['image/webp', 'application/octet-stream', 'audio/mpeg']);
  const at = '/examplebucket/sound/1_a.mp3';
  const [begun, ...sent] = service.asked.slice(2).map(({ method, url }) => `${method} ${url}`);
  expect([begun, sent.pop()]).toEqual([`POST ${at}?uploads=`, `POST ${at}?uploadId=one`]);
  // Two are on their way at once.
  expect(sent.sort()).toEqual([1, 2, 3].map((number) => `PUT ${at}?partNumber=${number}&uploadId=one`));
});

test('a file of which a part is refused leaves none of its parts', async () => {
  const begun = { status: 200, body: '<R><UploadId>one</UploadId></R>' };
  const service = await startService(begun, { status: 403 });
  const path = join(newFolder(), 'large');
  writeFileSync(path, 'x');
  const file = (await findLocalFile(path)) as LocalFile;
  const uploads = bucketStorage(service.settings);
  await expect(uploads.adopt('sound', '1_a.mp3', file)).rejects.toMatchObject({ status: 403 });
  expect(service.asked.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']);
});
