import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { env } from '#lib/core/process/env.ts';
import { pathIn } from '#lib/core/process/folders.ts';
import { type Backup, backup, knownBackup } from './schema.ts';

/** A backup's record beside its file, which cannot show whether its verification failed. */
const record = backup.extend({
  /** Earlier versions kept none beside. */
  file_bytes: backup.shape.file_bytes.default(0),
  /** The number of attempts: one that a restart interrupts is begun again. */
  tries: z.int(),
  /** Whether the failure mail was sent. */
  is_told: z.boolean(),
});
export type BackupRecord = z.output<typeof record>;

/** Returns the folder of backups: BACKUP_DIR, else `backups` in DATA_DIR. */
export function backupFolder({ BACKUP_DIR, DATA_DIR } = env()): string {
  return pathIn(BACKUP_DIR ?? pathIn(DATA_DIR, 'backups'));
}

/** Returns the path of a backup's file. */
export function backupFile(folder: string, name: string): string {
  return pathIn(folder, name);
}

/** Returns every backup that was begun, newest first. */
export async function readRecords(folder: string): Promise<BackupRecord[]> {
  const names = (await readdir(folder).catch(emptyWhenMissing)).filter((name) => name.endsWith('.zip.json'));
  const found = await Promise.all(names.map((name) => readRecord(folder, name.slice(0, -'.json'.length))));
  return found
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.name.localeCompare(a.name));
}

/** Returns a backup's record; undefined without one of this name. */
export async function readRecord(folder: string, name: string): Promise<BackupRecord | undefined> {
  if (!knownBackup.safeParse({ name }).success) return undefined;
  const text = await readFile(recordFile(folder, name), 'utf8').catch(() => '');
  return record.safeParse(parsed(text)).data;
}

/** Writes a record atomically. A backup has one writer, so a file that a killed process left is overwritten. */
export async function writeRecord(folder: string, noted: BackupRecord): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = pathIn(folder, `.${noted.name}.json`);
  await writeFile(draft, `${JSON.stringify(noted)}\n`, { mode: 0o600 });
  await rename(draft, recordFile(folder, noted.name));
}

/** Removes a backup and its record. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(backupFile(folder, name), { force: true });
  await rm(recordFile(folder, name), { force: true });
}

/** Creates the record of a pending backup in the folder. */
export async function beginRecord(folder: string, now = new Date()): Promise<BackupRecord> {
  const moment = now.toISOString();
  const clock = moment.slice(11, 19).replaceAll(':', '');
  const noted = {
    name: `belltower-${moment.slice(0, 10)}-${clock}-${randomBytes(2).toString('hex')}.zip`,
    created_at: moment,
    bytes: 0,
    file_bytes: 0,
    proven_at: null,
    error: null,
    tries: 0,
    is_told: false,
  };
  await writeRecord(folder, noted);
  return noted;
}

/** Returns the record for the API and the panel. */
export function toBackup({ name, created_at, bytes, file_bytes, proven_at, error }: BackupRecord): Backup {
  return { name, created_at, bytes, file_bytes, proven_at, error };
}

function recordFile(folder: string, name: string): string {
  return pathIn(folder, `${name}.json`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
