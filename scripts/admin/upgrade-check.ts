import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFile, backupFolder, beginRecord } from '#lib/backups/backup-folder.ts';
import { sizeWords } from '#lib/backups/backup-words.ts';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { type Environment, howToStart } from '#lib/core/platform/env.ts';
import { storage, uploadFolder } from '#lib/core/platform/storage.ts';
import { onceBackupsRest } from '#server/backups/backup-lock.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { makeBackup, readyFolder, sentenceOf } from '#server/backups/make-backup.ts';
import { openScratch } from '#server/backups/prove-archive.ts';
import { createDatabase } from '#server/database/create-database.ts';
import { runningDatabase } from '#server/database/database.ts';
import { formerZoneWords } from '#server/database/former-zone.ts';
import { pendingMigrations } from '#server/database/migrate.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings } from './command-settings.ts';

export interface VersionFacts {
  /** Of package.json. */
  version: string;
  /** Whether the packages of this version were there. */
  isInstalled: boolean;
  /** Whether its build was. */
  isBuilt: boolean;
}

/** What packages and a build take, at most. */
const buildBytes = 2_000_000_000;

/**
 * Tells, line by line, what the first start of this version will do, and makes a backup that is proven by what it will
 * do: restored into a database on the side, the new migrations run there. The site's own data stay as they are.
 * @throws PlainError when there is no site yet, when its data are of a newer version, when the disk is too full, and
 * when the backup or a migration fails
 */
export async function* upgradeCheck(
  { version, isInstalled, isBuilt }: VersionFacts,
  settings = commandSettings(),
): AsyncGenerator<string> {
  const database = await openAsItIs(settings);
  try {
    yield `To Belltower ${version}:`;
    yield `  Packages   ${isInstalled ? 'are there' : 'were installed anew'}`;
    yield `  Build      ${isBuilt ? 'is there' : 'will be made by the first start'}`;
    const pending = await pendingMigrations(database.url);
    yield `  Database   ${migrationWords(pending)}`;
    const aboutTimes = await formerZoneWords(database.url, pending);
    if (aboutTimes) yield `  Times      ${aboutTimes}`;
    yield `  Disk       ${await roomWords(settings, database.url, isBuilt)}`;
    yield `  Backup     ${await provenBackup(settings, database.url)}`;
    yield `All is well. Start the new version ${howToStart()}.`;
  } finally {
    await database.close();
  }
}

/** The database without anything being migrated. */
async function openAsItIs({ DATA_DIR, DATABASE_URL }: Environment) {
  await finishRestore(DATA_DIR, DATABASE_URL);
  const url = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  if (url) return { url, close: async () => undefined };
  const folder = join(DATA_DIR, 'postgres');
  const isThere = await stat(join(folder, 'cluster/PG_VERSION')).catch(() => undefined);
  if (!isThere) throw new PlainError(`There is no site in ${DATA_DIR} yet, so there is nothing to upgrade.`);
  const server = await startPostgres(folder);
  return { url: await createDatabase(server.url, 'belltower'), close: () => server.stop() };
}

function migrationWords(names: string[]): string {
  if (names.length === 0) return 'stays as it is';
  return `${names.length === 1 ? '1 migration' : `${names.length} migrations`} will be run: ${names.join(', ')}`;
}

/** The backup, and the database that it is restored into. @throws PlainError when there is too little of it */
async function roomWords({ DATA_DIR }: Environment, url: string, isBuilt: boolean): Promise<string> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  const wanted =
    2 * (await databaseBytes(url)) + (await folderBytes(uploadFolder(DATA_DIR))) + (isBuilt ? 0 : buildBytes);
  const words = `${sizeWords(free)} free, up to ${sizeWords(wanted)} wanted`;
  if (free < wanted) throw new PlainError(`The disk is too full for an upgrade: ${words}.`);
  return words;
}

async function databaseBytes(url: string): Promise<number> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_database_size(current_database())::float8 AS bytes');
    return rows[0].bytes;
  } finally {
    await client.end();
  }
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((total, { size }) => total + size, 0);
}

/** It stands in the list of backups like any other. @throws PlainError saying why there is none that counts */
async function provenBackup(settings: Environment, databaseUrl: string): Promise<string> {
  const { DATA_DIR: dataFolder, BACKUP_PASSPHRASE: passphrase } = settings;
  const folder = backupFolder(settings);
  await readyFolder(folder).catch((error) => {
    throw new PlainError(sentenceOf(error));
  });
  const place = { folder, dataFolder, databaseUrl, uploads: storage(settings) };
  const site = { ...place, passphrase, openScratch: () => openScratch(dataFolder) };
  const { name, bytes, error } = await onceBackupsRest(databaseUrl, async () =>
    makeBackup(await beginRecord(folder), site),
  );
  if (error) throw new PlainError(`The backup is not proven, so please do not upgrade yet. ${error}`);
  return `proven by this version: ${backupFile(folder, name)} (${sizeWords(bytes)})`;
}
