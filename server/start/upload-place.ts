import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listenerName } from '#lib/core/cache/change-listener.ts';
import { bucketSettings } from '#lib/core/platform/bucket-settings.ts';
import { db } from '#lib/core/platform/db.ts';
import { type Environment, env } from '#lib/core/platform/env.ts';
import { log } from '#lib/core/platform/log.ts';
import { uploadFolder } from '#lib/core/platform/storage.ts';
import { storedSecret } from './secrets.ts';

/**
 * What this process's connection for changes is called: its last word says where the process keeps uploaded pictures.
 * The database forgets it when the process ends, however it ends.
 */
export async function placedListenerName(settings: Environment = env()): Promise<string> {
  const place = createHash('sha256').update(await placeOf(settings));
  return `${listenerName} ${place.digest('hex').slice(0, 16)}`;
}

/**
 * Says in the log that another process of this site keeps uploaded pictures in another place: what is uploaded by the
 * one is missing at the other.
 */
export async function warnOfOtherPlaces(ownName: string): Promise<void> {
  const others = await db().$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${`${listenerName} `})
      AND application_name <> ${ownName} LIMIT 1`;
  if (others.length > 0) log.warn(placesDiffer);
}

const placesDiffer =
  'another process of this site keeps uploaded pictures in another place, so each of them misses what the other takes: set the same bucket for all (S3_ENDPOINT and what belongs to it), or give them one folder';

/** The same text for processes that share the place. */
async function placeOf(settings: Environment): Promise<string> {
  const bucket = bucketSettings(settings);
  if (bucket) return JSON.stringify([bucket.endpoint, bucket.bucket, bucket.prefix]);
  if (settings.UPLOADTHING_TOKEN) return settings.UPLOADTHING_TOKEN;
  // A folder that several machines share has one file with one number; one that was copied has another number.
  const mark = join(uploadFolder(settings.DATA_DIR), '.folder');
  return `${await storedSecret(mark)} ${(await stat(mark)).ino}`;
}
