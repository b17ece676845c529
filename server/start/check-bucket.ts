import { type Environment, typedCommand } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { BucketError } from '#lib/core/storage/bucket-client.ts';
import { bucketSettings } from '#lib/core/storage/bucket-settings.ts';
import { reachBucket } from '#lib/core/storage/bucket-storage.ts';
import { movablePlaces } from '#lib/core/storage/storage.ts';
import { PlainError } from './plain-error.ts';

/**
 * Checks once that the bucket, if set, accepts the key. An unavailable service does not stop the site: only pictures are
 * missing.
 * @throws PlainError when a setting must be wrong
 */
export async function checkBucket(settings: Environment): Promise<void> {
  const bucket = bucketSettings(settings);
  if (!bucket) return;
  try {
    await reachBucket(bucket);
  } catch (error) {
    const status = error instanceof BucketError ? error.status : 0;
    if (status >= 300 && status < 500 && status !== 429) throw refusal(bucket.bucket, status);
    log.warn(
      { err: error },
      'the bucket of the uploaded pictures does not answer: the site starts without it',
    );
  }
  await tellOfPicturesLeft(settings);
}

function refusal(name: string, status: number): PlainError {
  const settings =
    status === 404 ? 'S3_BUCKET and S3_ENDPOINT' : 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION';
  const what = status === 404 ? `There is no bucket ${name}` : `The bucket ${name} does not take the key`;
  return new PlainError(`${what} (it answers with ${status}), so please correct ${settings}.`);
}

/** Warns of pictures in the folder, which other machines cannot read. */
async function tellOfPicturesLeft(settings: Environment): Promise<void> {
  for await (const _picture of movablePlaces(settings).folder.list()) {
    log.warn(
      `pictures are left in the folder of this machine: ${typedCommand('move-uploads', '--from folder --to bucket')}`,
    );
    return;
  }
}
