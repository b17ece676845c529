import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFile, backupFolder, beginRecord } from '#lib/backups/backup-folder.ts';
import { sizeWords, wholeSize } from '#lib/backups/backup-words.ts';
import { keptFolder } from '#lib/backups/kept-files.ts';
import { type Environment, howToStart, typedCommand } from '#lib/core/process/env.ts';
import { uploadFolder } from '#lib/core/storage/storage.ts';
import { onceBackupsRest } from '#server/backups/backup-lock.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { makeBackup, readyFolder, sentenceOf, siteOf } from '#server/backups/make-backup.ts';
import { openAsItIs, runningDatabase } from '#server/database/database.ts';
import { pendingMigrations } from '#server/database/migrate.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { strayPasskeys } from '#server/database/stray-passkeys.ts';
import { takenAddresses } from '#server/database/taken-addresses.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

/** This version, and what of it was present before the command prepared it. */
interface VersionFacts {
  version: string;
  isInstalled: boolean;
  isBuilt: boolean;
}

/** The most that packages and a build take. */
const buildBytes = 2_000_000_000;

/** Returns how the command is typed. */
export const usage = () => typedCommand('upgrade-check');

/** `npm run upgrade-check`. Takes the facts as JSON from prepared.mjs, and prints each line as soon as it is known. */
export async function run([facts = '', ...args]: string[]): Promise<string> {
  givenArguments({ args }, usage());
  for await (const line of upgradeCheck(JSON.parse(facts))) console.log(line);
  return '';
}

/**
 * Yields, line by line, what the first start of this version will do, and makes a backup that is proven by restoring it
 * into a temporary database with the new migrations. The site's own data stay unchanged.
 * @throws PlainError without a site, for data of a newer version or of one before the baseline, for a full disk, and when
 * the backup or a migration fails
 */
export async function* upgradeCheck(
  { version, isInstalled, isBuilt }: VersionFacts,
  settings = commandSettings(),
): AsyncGenerator<string> {
  const database = await openDatabase(settings);
  try {
    yield `To Belltower ${version}:`;
    yield `  Packages   ${isInstalled ? 'are there' : 'were installed'}`;
    yield `  Build      ${isBuilt ? 'is there' : 'will be made by the first start'}`;
    const pending = await pendingMigrations(database.url);
    yield `  Database   ${migrationWords(pending)}`;
    for (const sentence of await takenAddresses(database.url)) yield `  Pages      ${sentence}`;
    for (const sentence of await strayPasskeys(database.url, settings.SITE_URL))
      yield `  Passkeys   ${sentence}`;
    yield `  Disk       ${await roomWords(settings, database.url, isBuilt)}`;
    yield `  Backup     ${await provenBackup(settings, database.url)}`;
    yield `All is well. Start the new version ${howToStart()}.`;
  } finally {
    await database.close();
  }
}

/** Opens the database without migrating it. */
async function openDatabase({ DATA_DIR, DATABASE_URL }: Environment) {
  await finishRestore(DATA_DIR, DATABASE_URL);
  const url = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  if (url) return { url, close: async () => undefined };
  const database = await openAsItIs(DATA_DIR);
  if (!database) throw new PlainError(`There is no site in ${DATA_DIR} yet, so there is nothing to upgrade.`);
  return database;
}

function migrationWords(names: string[]): string {
  if (names.length === 0) return 'stays as it is';
  return `${names.length === 1 ? '1 migration' : `${names.length} migrations`} will be run: ${names.join(', ')}`;
}

/** Returns the free and the needed space: of the backup and of the database that proves it. @throws PlainError for too little */
async function roomWords(settings: Environment, url: string, isBuilt: boolean): Promise<string> {
  const { DATA_DIR } = settings;
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  const kept = await folderBytes(keptFolder(backupFolder(settings)));
  const uploads = Math.max(0, (await folderBytes(uploadFolder(DATA_DIR))) - kept);
  const wanted = 2 * (await databaseBytes(url)) + uploads + (isBuilt ? 0 : buildBytes);
  const words = `${sizeWords(free)} free, up to ${sizeWords(wanted)} wanted`;
  if (free < wanted) throw new PlainError(`The disk is too full for an upgrade: ${words}.`);
  return words;
}

async function databaseBytes(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query('SELECT pg_database_size(current_database())::float8 AS bytes'),
  );
  return rows[0].bytes;
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((total, { size }) => total + size, 0);
}

/** Adds a proven backup to the list of backups. @throws PlainError saying why there is none */
async function provenBackup(settings: Environment, databaseUrl: string): Promise<string> {
  const site = siteOf(settings, databaseUrl);
  const made = await onceBackupsRest(databaseUrl, async () => {
    await readyFolder(site.folder).catch((error) => {
      throw new PlainError(sentenceOf(error));
    });
    return makeBackup(await beginRecord(site.folder), site);
  });
  const { name, error } = made;
  if (error) throw new PlainError(`The backup is not proven, so please do not upgrade yet. ${error}`);
  return `proven by this version: ${backupFile(site.folder, name)} (${wholeSize(made)})`;
}
