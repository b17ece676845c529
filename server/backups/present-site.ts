import { join } from 'node:path';
import type { Client } from 'pg';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { listenerName } from '#lib/core/cache/change-listener.ts';
import { typedOption } from '#lib/core/process/env.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { uploadFolder } from '#lib/core/storage/storage.ts';
import type { Storage } from '#lib/core/storage/stored-file.ts';
import { openAsItIs } from '#server/database/database.ts';
import { migrationTable } from '#server/database/migration-record.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { quoted } from './copy-text.ts';
import { makeBackup, readyFolder } from './make-backup.ts';
import type { ScratchDatabase } from './prove-archive.ts';

export interface PresentSiteOptions {
  /** Absolute. */
  dataFolder: string;
  databaseUrl?: string | undefined;
  passphrase?: string | undefined;
  /** The files of the present site. */
  uploads: Pick<Storage, 'find' | 'list'>;
  /** The folder for the backup of the present site. */
  backupFolder: string;
  /** Opens the database in which that backup is proven. */
  openScratch: () => Promise<ScratchDatabase>;
  /** Otherwise a database with any content is refused. */
  isReplacing: boolean;
  /** Receives sentences about side effects of the restore. */
  tell: (line: string) => void;
}

/** The site that a restore replaces. */
interface PresentSite {
  /** Backs up its content. @throws PlainError when there is content that must not be replaced */
  makeWay(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database of the stopped site, if there is one.
 * @throws PlainError while it runs, or when its database cannot be reached
 */
export async function openPresentSite(options: PresentSiteOptions): Promise<PresentSite> {
  const database = await openPresentDatabase(options);
  return {
    close: async () => database?.close(),
    async makeWay() {
      const holdsRows = database !== undefined && (await withClient(database.url, holdsAnything));
      if (!holdsRows && !(await holdsPictures(options.dataFolder))) return;
      if (!options.isReplacing) {
        throw new PlainError(
          `There is a site here already, so nothing was restored. To put the backup in its place, add ${typedOption('--replace')}: what is there is backed up before.`,
        );
      }
      if (holdsRows) await makeSafetyBackup(options, database.url);
    },
  };
}

async function openPresentDatabase({ dataFolder, databaseUrl }: PresentSiteOptions) {
  if (databaseUrl) {
    await withClient(databaseUrl, assertNotRunning).catch((error: Error) => {
      if (error instanceof PlainError) throw error;
      throw new PlainError(`The database (DATABASE_URL) cannot be reached: ${error.message}.`);
    });
    return { url: databaseUrl, close: async () => undefined };
  }
  return openAsItIs(dataFolder);
}

/** Each process of a running site has one connection for notices of changes. */
async function assertNotRunning(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_stat_activity WHERE starts_with(application_name, $1) AND datname = current_database()',
    [listenerName],
  );
  if (rowCount) throw new PlainError('A site is running on this database, so please stop it before.');
}

async function holdsAnything(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p')
       AND relnamespace = current_schema()::regnamespace AND relname <> $1`,
    [migrationTable],
  );
  for (const { name } of rows) {
    if ((await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`)).rowCount) return true;
  }
  return false;
}

/** Files in a bucket outlive the machine: they do not show that a site is here. */
async function holdsPictures(dataFolder: string): Promise<boolean> {
  for await (const _picture of folderStorage(uploadFolder(dataFolder)).list()) return true;
  return false;
}

/** Adds a backup to the list of backups. A damaged part of the site does not prevent it. */
async function makeSafetyBackup(options: PresentSiteOptions, databaseUrl: string): Promise<void> {
  const { backupFolder: folder, dataFolder, uploads, passphrase, openScratch, tell } = options;
  await readyFolder(folder);
  const site = { folder, dataFolder, databaseUrl, uploads, passphrase, openScratch };
  const { name, bytes, error } = await makeBackup(await beginRecord(folder), site);
  if (bytes === 0)
    throw new PlainError(`What is there could not be backed up, so nothing was restored. ${error}`);
  tell(`What was there is kept in ${join(folder, name)}.${error ? ` ${error}` : ''}`);
}
