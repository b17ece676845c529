import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { ensureRow } from '#lib/church/church-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import spanish from '#lib/language/generated/es.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { type BackupSite, makeBackup } from '#server/backups/make-backup.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { backupSite, pictureName, picturePath, useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

const { url, sql } = useDatabase();
const data = useDataFolder();
const words = spanish.backupProblems;

beforeEach(async () => {
  await ensureRow(db());
  await sql("UPDATE church SET language = 'es'");
});

/** Returns why a backup of this site fails. The process knows no church yet, as one that makes a backup. */
async function failure(changes: Partial<BackupSite> = {}): Promise<string | null> {
  const site = { ...backupSite(url, data.path), ...changes };
  return (await makeBackup(await beginRecord(site.folder), site)).error;
}

test('staff of a church that speaks Spanish read which picture is missing or damaged', async () => {
  await createEvent(db(), { title: 'Cena', image_url: picturePath });
  const picture = join(data.path, 'uploads/event-images', pictureName);
  const whole = await readFile(picture);
  await rm(picture);
  const place = words.places.event('Cena');
  expect(await failure()).toBe(words.missing(place, picturePath.slice(1)));
  await writeFile(picture, whole.subarray(0, 300));
  expect(await failure()).toBe(words.damaged(place, picturePath.slice(1)));
});

test('and that the pictures, or the database of the proof, are not to be had', async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue();
  const bucket = await listenAsBucket();
  bucket.refuseAll(403);
  const uploads = bucketStorage(bucket.settings);
  expect(await failure({ uploads })).toBe(spanish.backups.picturesNotRead('403 AccessDenied'));
  const openScratch = () => Promise.reject(new PlainError('The database does not start.'));
  expect(await failure({ openScratch })).toBe(words.database('The database does not start.'));
  expect(told).toHaveBeenCalledTimes(1);
});

test('in English a database that does not start is told as it always was', async () => {
  await sql("UPDATE church SET language = 'en'");
  const openScratch = () => Promise.reject(new PlainError('The database does not start.'));
  expect(await failure({ openScratch })).toBe('The database does not start.');
});
