import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { env } from '#lib/core/platform/env.ts';
import { type Backup, backup, knownBackup } from './schema.ts';

/** What is noted of a backup beside its file: the file itself can tell neither how its proof went nor that it failed. */
const record = backup.extend({
  /** How often it was begun: one that a stop of the site ends is begun again. */
  tries: z.int(),
  /** Whether the church was told of its failure. */
  is_told: z.boolean(),
});
export type BackupRecord = z.output<typeof record>;

/** The folder of the backups: BACKUP_DIR, else `backups` in DATA_DIR. */
export function backupFolder({ BACKUP_DIR, DATA_DIR } = env()): string {
  return resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'));
}

/** Where the file of a backup is. */
export function backupFile(folder: string, name: string): string {
  return join(folder, name);
}

/** Every backup that was begun, the newest first. */
export async function readRecords(folder: string): Promise<BackupRecord[]> {
  const names = (await readdir(folder).catch(emptyWhenMissing)).filter((name) => name.endsWith('.zip.json'));
  const found = await Promise.all(names.map((name) => readRecord(folder, name.slice(0, -'.json'.length))));
  return found
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.name.localeCompare(a.name));
}

/** What is noted of a backup; undefined when there is none of this name. */
export async function readRecord(folder: string, name: string): Promise<BackupRecord | undefined> {
  if (!knownBackup.safeParse({ name }).success) return undefined;
  const text = await readFile(recordFile(folder, name), 'utf8').catch(() => '');
  return record.safeParse(parsed(text)).data;
}

/** Notes it, as a whole or not at all. Whoever makes it is the only one who does, so what a kill leaves is written over. */
export async function writeRecord(folder: string, noted: BackupRecord): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${noted.name}.json`);
  await writeFile(draft, `${JSON.stringify(noted)}\n`, { mode: 0o600 });
  await rename(draft, recordFile(folder, noted.name));
}

/** Removes a backup and what is noted of it. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(backupFile(folder, name), { force: true });
  await rm(recordFile(folder, name), { force: true });
}

/** A backup that is still to be made, noted in the folder. */
export async function beginRecord(folder: string, now = new Date()): Promise<BackupRecord> {
  const moment = now.toISOString();
  const clock = moment.slice(11, 19).replaceAll(':', '');
  const noted = {
    name: `belltower-${moment.slice(0, 10)}-${clock}-${randomBytes(2).toString('hex')}.zip`,
    created_at: moment,
    bytes: 0,
    proven_at: null,
    error: null,
    tries: 0,
    is_told: false,
  };
  await writeRecord(folder, noted);
  return noted;
}

/** What the API and the panel tell of it. */
export function toBackup({ name, created_at, bytes, proven_at, error }: BackupRecord): Backup {
  return { name, created_at, bytes, proven_at, error };
}

function recordFile(folder: string, name: string): string {
  return join(folder, `${name}.json`);
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
