import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { ZipFile } from 'yazl';
import { type ListedFile, readWhole, type Storage } from '#lib/core/platform/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { migrationTable } from '#server/database/migration-record.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { root } from '#server/start/root.ts';
import { BackupError } from './backup-error.ts';
import { beginSnapshot, Meter, readTable } from './copy-text.ts';
import {
  backupFormat,
  type Manifest,
  manifestEntry,
  secretsEntry,
  tableEntry,
  uploadsPrefix,
} from './manifest.ts';
import { type OwnTable, ownTables } from './own-tables.ts';
import { readSecrets, sealSecrets } from './sealed-secrets.ts';

/** The site to back up. */
export interface BackupSource {
  databaseUrl: string;
  dataFolder: string;
  /** The uploaded pictures. */
  uploads: Pick<Storage, 'find' | 'list'>;
  /** Seals the secrets, which are left out otherwise. */
  passphrase?: string | undefined;
}

/**
 * Streams a site into one zip at `path`: every table in one snapshot, the uploaded pictures and the sealed secrets.
 * Returns the manifest.
 * @throws BackupError for a database that the site has never run on
 */
export function writeArchive(path: string, source: BackupSource, now = new Date()): Promise<Manifest> {
  return withClient(source.databaseUrl, async (client) => {
    await beginSnapshot(client);
    const content: Manifest = {
      format: backupFormat,
      app: await appVersion(),
      migration: await lastMigration(client),
      created_at: now.toISOString(),
      tables: {},
      files: [],
      secrets: source.passphrase ? 'sealed' : 'left out',
    };
    await fillZip(path, content, client, source);
    return content;
  });
}

async function fillZip(path: string, content: Manifest, client: Client, source: BackupSource): Promise<void> {
  // Listed after the snapshot, so that every picture of its rows is in the list.
  const pictures = await listPictures(source);
  const zip = new ZipFile();
  const written = finished(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
  for (const table of await ownTables(client)) addTable(zip, content, client, table);
  if (source.passphrase) {
    const text = sealSecrets(await readSecrets(source.dataFolder), source.passphrase);
    addFile(zip, content, secretsEntry, () => Readable.from([Buffer.from(text)]));
  }
  for (const { folder, name } of pictures) {
    const read = () => Readable.from(pictureBytes(source, folder, name));
    addFile(zip, content, `${uploadsPrefix}${folder}/${name}`, read);
  }
  zip.addReadStreamLazy(manifestEntry, {}, (give) =>
    give(null, Readable.from([Buffer.from(`${JSON.stringify(content, null, 1)}\n`)])),
  );
  zip.end();
  await written;
  await toDisk(path);
}

function addTable(zip: ZipFile, { tables }: Manifest, client: Client, table: OwnTable): void {
  addMeasured(
    zip,
    tableEntry(table.name),
    true,
    () => readTable(client, table),
    ({ lines, bytes, digest }) => {
      tables[table.name] = { rows: lines, sha256: digest, bytes, columns: table.columns };
    },
  );
}

function addFile(zip: ZipFile, { files }: Manifest, path: string, read: () => Readable): void {
  // Pictures are compressed already.
  addMeasured(zip, path, false, read, ({ bytes, digest }) => files.push({ path, bytes, sha256: digest }));
}

async function listPictures({ uploads }: BackupSource): Promise<ListedFile[]> {
  const pictures: ListedFile[] = [];
  for await (const file of uploads.list()) if (!file.name.startsWith('.')) pictures.push(file);
  return pictures;
}

async function* pictureBytes({ uploads }: BackupSource, folder: string, name: string) {
  const file = await uploads.find(folder, name);
  if (!file) throw new BackupError(messages.backupProblems.pictureGone(`${folder}/${name}`));
  yield* readWhole(file);
}

interface Measure {
  bytes: number;
  lines: number;
  digest: string;
}

/** Adds an entry that is read when its turn comes: one at a time, for the one connection. */
function addMeasured(
  zip: ZipFile,
  path: string,
  compress: boolean,
  read: () => Readable,
  note: (measure: Measure) => void,
): void {
  zip.addReadStreamLazy(path, { compress }, (give) => {
    const meter = new Meter();
    meter.once('end', () => note({ bytes: meter.bytes, lines: meter.lines, digest: meter.sha256() }));
    // A failure of either ends the other, and reaches the zip through the meter.
    give(null, pipeline(read(), meter, () => undefined) as unknown as Readable);
  });
}

async function lastMigration(client: Client): Promise<string> {
  const { rows: found } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [migrationTable]);
  const { rows } = found[0].there
    ? await client.query<{ name: string }>(
        `SELECT migration_name AS name FROM ${migrationTable}
         WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C" DESC LIMIT 1`,
      )
    : { rows: [] };
  if (rows[0]) return rows[0].name;
  throw new BackupError(messages.backupProblems.notOurDatabase);
}

async function appVersion(): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  return String(JSON.parse(text).version);
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}
