import { mkdir, stat, statfs } from 'node:fs/promises';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noteFullDisk } from '#lib/core/operations/outage.ts';
import { dataPath, pathIn } from '#lib/core/process/folders.ts';
import { uploadFolder } from '#lib/core/storage/storage.ts';
import { messages } from '#lib/language/messages.ts';

/** Stays free for the database and everything else, in bytes. */
const spareBytes = 200_000_000;
const hourMilliseconds = 3_600_000;

/** Returns the folder of files that are still on their way, by id. It is on the disk of the storage's folder, mostly. */
export function uploadingFolder(): string {
  return dataPath('uploading');
}

/** Returns the path of the file of an upload. It has no extension, so that its bytes alone tell what it is. */
export function partPath(id: string): string {
  return pathIn(uploadingFolder(), id);
}

/** Returns the free bytes of the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Requires room for a file of this size beside what other uploads still bring.
 * @throws AppError `unavailable`, as 507
 */
export async function assertRoom(bytes: number, freeOf = freeBytes): Promise<void> {
  await mkdir(uploadingFolder(), { recursive: true });
  const [free, coming] = await Promise.all([leastFree(freeOf), bytesToCome()]);
  if (free - coming - spareBytes < bytes) throw noRoom();
}

/** Returns the refusal of a file for which the disk has no room. */
export function noRoom(): AppError {
  noteFullDisk();
  return new AppError('unavailable', messages.sound.noRoom, { reason: 'disk_full', status: 507 });
}

/** A storage on another disk gets a copy. */
async function leastFree(freeOf: typeof freeBytes): Promise<number> {
  const [parts, stored] = await Promise.all([
    stat(uploadingFolder()),
    stat(uploadFolder()).catch(() => null),
  ]);
  const free = await freeOf(uploadingFolder());
  return stored && stored.dev !== parts.dev ? Math.min(free, await freeOf(uploadFolder())) : free;
}

/** Counts what was written to within the hour: who has begun without sending takes no room from others. */
async function bytesToCome(): Promise<number> {
  const since = Date.now() - hourMilliseconds;
  const begun = await db().soundUpload.findMany({
    where: { stored_name: null },
    select: { id: true, bytes: true },
  });
  const left = begun.map(async ({ id, bytes }) => {
    const part = await stat(partPath(id)).catch(() => null);
    return part && part.mtimeMs > since ? Math.max(0, bytes - part.size) : 0;
  });
  return (await Promise.all(left)).reduce((sum, size) => sum + size, 0);
}
