import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listenerName } from '#lib/core/cache/change-listener.ts';
import { db } from '#lib/core/database/db.ts';
import { type Environment, env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { bucketSettings } from '#lib/core/storage/bucket-settings.ts';
import { uploadFolder } from '#lib/core/storage/storage.ts';
import { storedSecret } from './secrets.ts';

/**
 * Returns the name of this process's connection for changes, which ends with a hash of its place for uploaded pictures.
 */
export async function placedListenerName(settings: Environment = env()): Promise<string> {
  const place = createHash('sha256').update(await placeOf(settings));
  return `${listenerName} ${place.digest('hex').slice(0, 16)}`;
}

/**
 * Logs a warning when another process of this site stores uploaded pictures in another place.
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

/** Returns the same text for processes with the same place. */
async function placeOf(settings: Environment): Promise<string> {
  const bucket = bucketSettings(settings);
  if (bucket) return JSON.stringify([bucket.endpoint, bucket.bucket, bucket.prefix]);
  if (settings.UPLOADTHING_TOKEN) return settings.UPLOADTHING_TOKEN;
  // A shared folder has one file with one inode; a copied folder has another inode.
  const mark = join(uploadFolder(settings.DATA_DIR), '.folder');
  return `${await storedSecret(mark)} ${(await stat(mark)).ino}`;
}
