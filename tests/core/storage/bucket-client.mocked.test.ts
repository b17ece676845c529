import { expect, test, vi } from 'vitest';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { openBucket } from '#lib/core/storage/bucket-client.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { startBucket } from '#tests/support/servers/bucket.ts';

test('the client of a bucket warns of nothing that cannot be changed by settings', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const bucket = await startBucket();
  const { client, library } = await openBucket(bucket.settings);
  await client.send(new library.HeadBucketCommand({ Bucket: bucket.settings.bucket }));
  await bucket.close();
  expect(warn).not.toHaveBeenCalled();
});

test('a large file has minutes to arrive, and every file is of the media type of its kind', async () => {
  const bucket = await startBucket();
  const { client } = await openBucket(bucket.settings);
  const send = vi.spyOn(client, 'send').mockResolvedValue(undefined as never);
  const uploads = bucketStorage(bucket.settings);
  const parts = async function* (): AsyncGenerator<Uint8Array, undefined> {};
  await uploads.store('people', '1_a.webp', { size: 25_000_000, read: () => streamOf(parts()) });
  await uploads.store('people', 'unknown.kind', Buffer.from('x'));
  await bucket.close();
  const sent = send.mock.calls.map(([command, options]) => [command.input, options]);
  expect(sent).toMatchObject([
    [{ ContentType: 'image/webp' }, { requestTimeout: 1_280_000 }],
    [{ ContentType: 'application/octet-stream' }, { requestTimeout: expect.closeTo(30_000, -1) }],
  ]);
});
