import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { listenerName } from '#lib/core/cache/change-listener.ts';
import { folderStorage } from '#lib/core/platform/folder-storage.ts';
import { uploadFolder } from '#lib/core/platform/storage.ts';
import { createDatabase } from '#server/database/create-database.ts';
import { migrationTable } from '#server/database/migration-record.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { quietClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { quoted } from './copy-text.ts';
import { makeBackup, readyFolder } from './make-backup.ts';
import type { RestoreOptions } from './restore.ts';

/** The site that a restore is to take the place of. */
interface PresentSite {
  /** Backs up what is there. @throws PlainError when anything is there and it is not to be replaced */
  makeWay(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The site as it is, if there is one: its database opened, none of its processes running.
 * @throws PlainError while it runs, or when its database cannot be reached
 */
export async function openPresentSite(options: RestoreOptions): Promise<PresentSite> {
  const database = await openPresentDatabase(options);
  return {
    close: async () => database?.close(),
    async makeWay() {
      const holdsRows = database !== undefined && (await asked(database.url, holdsAnything));
      if (!holdsRows && !(await holdsPictures(options.dataFolder))) return;
      if (!options.isReplacing) {
        throw new PlainError(
          'There is a site here already, so nothing was restored. To put the backup in its place, add -- --replace: what is there is backed up before.',
        );
      }
      if (holdsRows) await makeSafetyBackup(options, database.url);
    },
  };
}

async function openPresentDatabase({ dataFolder, databaseUrl }: RestoreOptions) {
  if (databaseUrl) {
    await asked(databaseUrl, assertNotRunning);
    return { url: databaseUrl, close: async () => undefined };
  }
  const folder = join(dataFolder, 'postgres');
  const isThere = await stat(join(folder, 'cluster/PG_VERSION')).catch(() => undefined);
  if (!isThere) return undefined;
  // Refuses a folder whose site is running.
  const server = await startPostgres(folder);
  return { url: await createDatabase(server.url, 'belltower'), close: () => server.stop() };
}

async function asked<Answer>(url: string, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = quietClient(url);
  try {
    await client.connect();
  } catch (error) {
    throw new PlainError(`The database (DATABASE_URL) cannot be reached: ${(error as Error).message}.`);
  }
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Each process of a running site has one connection on which it hears of changes. */
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

/** Those in a bucket outlive the machine: they are no sign of a site here. */
async function holdsPictures(dataFolder: string): Promise<boolean> {
  for await (const _picture of folderStorage(uploadFolder(dataFolder)).list()) return true;
  return false;
}

/** It stands in the list of backups like any other. That something of it is damaged is no reason to lose the rest. */
async function makeSafetyBackup(options: RestoreOptions, databaseUrl: string): Promise<void> {
  const { backupFolder: folder, dataFolder, uploads, passphrase, openScratch, tell } = options;
  await readyFolder(folder);
  const site = { folder, dataFolder, databaseUrl, uploads, passphrase, openScratch };
  const { name, bytes, error } = await makeBackup(await beginRecord(folder), site);
  if (bytes === 0)
    throw new PlainError(`What is there could not be backed up, so nothing was restored. ${error}`);
  tell(`What was there is kept in ${join(folder, name)}.${error ? ` ${error}` : ''}`);
}
