import { expect, test, vi } from 'vitest';
import { openBucket } from '#lib/core/platform/bucket-client.ts';
import { startBucket } from '#tests/support/servers/bucket.ts';

test('the client of a bucket warns of nothing that cannot be changed by settings', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const bucket = await startBucket();
  const { client, library } = await openBucket(bucket.settings);
  await client.send(new library.HeadBucketCommand({ Bucket: bucket.settings.bucket }));
  await bucket.close();
  expect(warn).not.toHaveBeenCalled();
});
