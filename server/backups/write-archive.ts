import { createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { ZipFile } from 'yazl';
import { largestInZipBytes } from '#lib/backups/kept-files.ts';
import {
  backupFormat,
  type Manifest,
  manifestEntry,
  manifestText,
  secretsEntry,
  tableEntry,
  uploadsPrefix,
} from '#lib/backups/manifest.ts';
import { type ListedFile, readWhole, type Storage } from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { migrationTable } from '#server/database/migration-record.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { root } from '#server/start/root.ts';
import { BackupError } from './backup-error.ts';
import { beginSnapshot, Meter, readTable } from './copy-text.ts';
import { keepFiles } from './keep-files.ts';
import { type OwnTable, ownTables } from './own-tables.ts';
import { readSecrets, sealSecrets } from './sealed-secrets.ts';
import { readSignIns, withoutSignIns } from './sign-ins.ts';

/** The site to back up. */
export interface BackupSource {
  databaseUrl: string;
  dataFolder: string;
  /** The uploaded files. */
  uploads: Pick<Storage, 'find' | 'list'>;
  /** Seals the secrets, which are left out otherwise. */
  passphrase?: string | undefined;
  /** Whether files over 1 MB are in the zip as well, not beside it. */
  withFiles?: boolean;
  /** The SHA-256 of files beside it whose originals are read and compared once more. */
  due?: ReadonlySet<string>;
}

/**
 * Streams a site into one zip at `path`: every table in one snapshot, the uploaded files, and sealed the secrets and how
 * people sign in. Files
 * over 1 MB are kept beside it (`keepFiles`). Returns the manifest.
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
  // Listed after the snapshot, so that every file of its rows is in the list.
  const files = await listUploads(source);
  const isBeside = ({ bytes }: ListedFile) => !source.withFiles && bytes > largestInZipBytes;
  content.files.push(...(await keepFiles(files.filter(isBeside), dirname(path), source)));
  const zip = new ZipFile();
  const written = finished(zip.outputStream, createWriteStream(path, { mode: 0o600 }));
  zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
  for (const table of withoutSignIns(await ownTables(client))) addTable(zip, content, client, table);
  if (source.passphrase) {
    const secrets = { ...(await readSecrets(source.dataFolder)), sign_ins: await readSignIns(client) };
    const text = sealSecrets(secrets, source.passphrase);
    addFile(zip, content, secretsEntry, () => Readable.from([Buffer.from(text)]));
  }
  for (const { folder, name } of files.filter((file) => !isBeside(file))) {
    const read = () => Readable.from(fileBytes(source, folder, name));
    addFile(zip, content, `${uploadsPrefix}${folder}/${name}`, read);
  }
  zip.addReadStreamLazy(manifestEntry, {}, (give) =>
    give(null, Readable.from([Buffer.from(manifestText(content))])),
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
  // They are compressed already.
  addMeasured(zip, path, false, read, ({ bytes, digest }) => files.push({ path, bytes, sha256: digest }));
}

async function listUploads({ uploads }: BackupSource): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of uploads.list()) if (!file.name.startsWith('.')) files.push(file);
  return files;
}

async function* fileBytes({ uploads }: BackupSource, folder: string, name: string) {
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
