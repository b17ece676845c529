import { open, rm } from 'node:fs/promises';
import { InterruptedProcess } from '#lib/core/apart/process-apart.ts';
import { db } from '#lib/core/database/db.ts';
import type { SoundUpload } from '#lib/core/generated/prisma/client.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { soundFiles } from '#lib/core/storage/file-kinds.ts';
import { findLocalFile } from '#lib/core/storage/folder-storage.ts';
import { storage, uploadFolder } from '#lib/core/storage/storage.ts';
import type { LocalFile } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { soundFolder, storeSound } from './keep-sound.ts';
import { assertRoom, partPath } from './uploading.ts';

const mostInAnHour = 100;
const longestName = 200;
/** Bytes that end what judges them as often are refused. */
const mostTries = 3;

/**
 * Begins an upload of the session of this actor: its row, and an empty file.
 * @throws AppError `invalid` for 0 bytes, `too_many_requests`, `unavailable` (507) where the disk has no room
 */
export async function beginUpload(id: string, bytes: number, name: string, actor: Actor): Promise<void> {
  const { sessionId: session, staffId: staff_id } = staffOf(actor);
  if (bytes === 0) throw new AppError('invalid', messages.sound.empty);
  await assertFew(session);
  // One after the other, so that each counts those before it.
  await inTurn('room for sound', async () => {
    await assertRoom(bytes);
    const file_name = [...name.replace(/\p{Cc}/gu, '')].slice(0, longestName).join('');
    await db().soundUpload.create({ data: { id, session, staff_id, bytes, file_name } });
    const file = await open(partPath(id), 'w');
    await file.close();
  });
}

async function assertFew(session: string): Promise<void> {
  const created_at = { gt: new Date(Date.now() - 3_600_000) };
  if ((await db().soundUpload.count({ where: { session, created_at } })) < mostInAnHour) return;
  throw new AppError('too_many_requests', messages.sound.tooMany, { retryAfterSeconds: 600 });
}

/** Returns the row of an upload. @throws AppError `not_found` */
export async function findUpload(id: string): Promise<SoundUpload> {
  const row = await db().soundUpload.findUnique({ where: { id } });
  return row ?? unknownUpload();
}

/** Requires that an upload is one of this session. @throws AppError `not_found` */
export async function assertOwnUpload(id: string, actor: Actor): Promise<void> {
  const row = await db().soundUpload.findUnique({ where: { id } });
  if (row?.session !== staffOf(actor).sessionId) unknownUpload();
}

/**
 * Returns how many bytes have arrived: they are on the disk, whatever becomes of this process. Whole files are finished.
 * @throws AppError as `finishUpload`; `not_found` for a file that another machine has
 */
export async function arrivedBytes(row: SoundUpload): Promise<number> {
  if (row.stored_name) return row.bytes;
  const part = await findLocalFile(partPath(row.id));
  if (part && part.size < row.bytes) {
    const file = await open(part.path, 'r+');
    await file.sync().finally(() => file.close());
    return part.size;
  }
  await finishUpload(row);
  return row.bytes;
}

/**
 * Judges a whole upload, and moves it into the storage. A refused one is removed. May be repeated wherever it was
 * interrupted.
 * @throws AppError as `probeSound`; `not_found` for a file that another machine has
 */
export async function finishUpload({ id }: SoundUpload): Promise<void> {
  const file = (await findLocalFile(partPath(id))) ?? (await findMoved(id)) ?? unknownUpload();
  try {
    await countTry(id);
    const { stored_name, type, seconds, sha256, title } = await storeSound(id, file);
    await db().soundUpload.update({ where: { id }, data: { stored_name, type, seconds, sha256, title } });
  } catch (error) {
    if (error instanceof AppError) await dropUpload(id);
    // They were judged: it was the storage that failed.
    else if (!(error instanceof InterruptedProcess))
      await db().soundUpload.updateMany({ where: { id }, data: { tries: 0 } });
    throw error;
  }
  await rm(partPath(id), { force: true });
}

/** Counts an attempt to judge the bytes, which may end this process. @throws AppError after too many */
async function countTry(id: string): Promise<void> {
  const { tries } = await db().soundUpload.update({ where: { id }, data: { tries: { increment: 1 } } });
  if (tries > mostTries) throw new AppError('unsupported_type', messages.sound.unreadable);
}

/** Of a process that was killed between the move and the row. */
async function findMoved(id: string): Promise<LocalFile | null> {
  const paths = storedNames(id).map((name) => pathIn(uploadFolder(), soundFolder, name));
  const found = await Promise.all(paths.map(findLocalFile));
  return found.find((file) => file !== null) ?? null;
}

/**
 * Deletes an upload that no sermon has, with its file.
 * @throws AppError `conflict` for one that a sermon has
 */
export async function removeUpload(id: string): Promise<void> {
  const { count } = await db().soundUpload.deleteMany({ where: { id, sermon_id: null } });
  if (count > 0) return dropFiles(id);
  await findUpload(id);
  throw new AppError('conflict', messages.sound.inUse);
}

/** Deletes an upload that was refused. */
export async function dropUpload(id: string): Promise<void> {
  await db().soundUpload.deleteMany({ where: { id, sermon_id: null } });
  await rm(partPath(id), { force: true });
}

/** Deletes what an upload may have left in the folder and in the storage. */
export async function dropFiles(id: string): Promise<void> {
  await rm(partPath(id), { force: true });
  for (const name of storedNames(id)) await storage().remove(soundFolder, name);
}

function storedNames(id: string): string[] {
  return Object.keys(soundFiles.mediaTypes).map((extension) => `${id}.${extension}`);
}

/** @throws AppError `not_found` always */
function unknownUpload(): never {
  throw new AppError('not_found', messages.sound.unknown);
}
