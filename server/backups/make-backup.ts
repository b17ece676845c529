import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type BackupRecord,
  backupFile,
  backupFolder,
  readRecords,
  removeBackup,
  writeRecord,
} from '#lib/backups/backup-folder.ts';
import { filesBeside, type Manifest } from '#lib/backups/manifest.ts';
import { backupsToKeep } from '#lib/backups/retention.ts';
import { type Backup, isUnderWay } from '#lib/backups/schema.ts';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { isLanguage, type Language } from '#lib/core/language/languages.ts';
import { isDiskFull } from '#lib/core/operations/outage.ts';
import type { Environment } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { processUser } from '#lib/core/process/process-user.ts';
import { BucketError } from '#lib/core/storage/bucket-client.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { messages } from '#lib/language/messages.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { BackupError } from './backup-error.ts';
import { type CheckedFiles, checkKept, damageWords } from './check-kept.ts';
import { clearUnfinished, dropFiles } from './keep-files.ts';
import { openArchive } from './open-archive.ts';
import { openScratch, proveArchive, type ScratchDatabase } from './prove-archive.ts';
import { type BackupSource, writeArchive } from './write-archive.ts';

export interface BackupSite extends BackupSource {
  /** The folder of the backups. */
  folder: string;
  /** Opens the database in which a backup is proven. */
  openScratch: () => Promise<ScratchDatabase>;
}

/** Returns the site of these settings on the database. */
export function siteOf(settings: Environment, databaseUrl: string): BackupSite {
  const { DATA_DIR: dataFolder, BACKUP_PASSPHRASE: passphrase } = settings;
  return {
    folder: backupFolder(settings),
    databaseUrl,
    dataFolder,
    uploads: storage(settings),
    passphrase,
    openScratch: () => openScratch(dataFolder),
  };
}

/**
 * Makes and proves a backup that has a record in the folder. Never throws: the record gets a sentence about what went
 * wrong, in the church's language.
 */
export async function makeBackup(noted: BackupRecord, site: BackupSite): Promise<BackupRecord> {
  const language = await languageOf(site.databaseUrl);
  return runWithChurch({ ...currentChurch(), language }, () => makeAndProve(noted, site));
}

/** Returns the language of the stored church; that of this process where it cannot be read, as in an older database. */
async function languageOf(databaseUrl: string): Promise<Language> {
  const read = withClient(databaseUrl, (client) => client.query('SELECT language FROM church'));
  const language = await read.then(
    ({ rows }) => rows[0]?.language,
    () => undefined,
  );
  return isLanguage(language) ? language : churchLanguage();
}

async function makeAndProve(noted: BackupRecord, site: BackupSite): Promise<BackupRecord> {
  const { folder } = site;
  let state = { ...noted, tries: noted.tries + 1 };
  let checked: CheckedFiles = { due: new Set(), damaged: [] };
  try {
    await writeRecord(folder, state);
    checked = await checkKept(folder);
    const written = await writeWhole(backupFile(folder, state.name), { ...site, due: checked.due });
    state = { ...state, ...written };
    await writeRecord(folder, state);
    await proveArchive(backupFile(folder, state.name), site, await lastProven(folder));
    state = { ...state, proven_at: new Date().toISOString() };
  } catch (error) {
    state = { ...state, error: sentenceOf(error) };
  }
  const damage = await damageWords(folder, checked);
  if (damage) state = { ...state, proven_at: null, error: [damage, state.error].filter(Boolean).join(' ') };
  await writeRecord(folder, state);
  return state;
}

/** The sizes of a backup. */
export type Written = Pick<Backup, 'bytes' | 'file_bytes'>;

/** Writes a backup under another name and renames it when it is complete. Returns its size and that of its files beside. */
export async function writeWhole(path: string, source: BackupSource): Promise<Written> {
  const draft = `${path}.part`;
  await clearUnfinished(dirname(path));
  try {
    const written = await writeArchive(draft, source);
    await rename(draft, path);
    const fileBytes = filesBeside(written).reduce((sum, { bytes }) => sum + bytes, 0);
    return { bytes: (await stat(path)).size, file_bytes: fileBytes };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates the folder and removes the rest of a killed backup. Only while no other backup runs. */
export async function readyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.endsWith('.zip.part')) await rm(join(folder, name), { force: true });
  }
}

/** Returns the manifest of the last proven backup; undefined when it is gone. */
export async function lastProven(folder: string): Promise<Manifest | undefined> {
  const proven = (await readRecords(folder)).find(({ proven_at }) => proven_at !== null);
  if (!proven) return undefined;
  const archive = await openArchive(backupFile(folder, proven.name)).catch(() => undefined);
  archive?.close();
  return archive?.manifest;
}

/** Returns what went wrong, for staff. */
export function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof BucketError) return messages.backups.picturesNotRead(error.reason);
  if (isDiskFull(error)) return messages.backups.diskFull;
  if (isForbidden(error)) return messages.backups.notWritten(error.path ?? '?', processUser());
  log.error({ err: error }, 'the backup could not be made');
  if (error instanceof PlainError) return messages.backupProblems.database(error.message);
  return messages.backups.unexpected;
}

/** Returns whether the machine forbids this process to write there. */
export function isForbidden(error: unknown): error is NodeJS.ErrnoException {
  return ['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The number of failed backups that are kept. */
const failedKept = 2;

/** Removes the backups beyond those to keep, by days of the church's zone, and the files that only those named. */
export async function letGoOfOld(folder: string): Promise<void> {
  const records = await readRecords(folder);
  const proven = records.filter(({ proven_at }) => proven_at !== null);
  const staying = backupsToKeep(proven);
  const failed = records.filter((each) => each.proven_at === null && !isUnderWay(each));
  const going = [...proven.filter((each) => !staying.has(each)), ...failed.slice(failedKept)];
  for (const { name } of going) await removeBackup(folder, name);
  await dropFiles(folder);
}
