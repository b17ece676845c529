import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { checked, readKept, type Stated } from '#lib/backups/kept-files.ts';
import {
  backupFormat,
  filesBeside,
  type Manifest,
  manifest,
  manifestEntry,
  tableEntry,
  uploadsPrefix,
} from '#lib/backups/manifest.ts';
import { messages } from '#lib/language/messages.ts';
import { BackupError } from './backup-error.ts';

/** An open backup: the names and sizes of its entries match its manifest. */
export interface Archive {
  manifest: Manifest;
  /** Streams an entry, or a file beside the backup, checked against the manifest. */
  read(path: string): Readable;
  /** The unpacked size, files beside it included. */
  totalBytes: number;
  close(): void;
}

const longestManifestBytes = 64 * 1024 * 1024;
const mostEntries = 500_000;

/**
 * Opens a backup.
 * @throws BackupError for a file that is no backup, is cut off, is of a newer version, or differs from its manifest
 */
export async function openArchive(path: string): Promise<Archive> {
  const name = basename(path);
  const zip = await openZip(path, name);
  try {
    const entries = await listEntries(zip, name);
    const content = await readManifest(zip, entries, name);
    const beside = filesBesideOf(content, name);
    const expected = expectedEntries(content);
    assertAsStated(entries, expected, name);
    return {
      manifest: content,
      totalBytes: [...expected.values(), ...beside.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      read(wanted) {
        const file = beside.get(wanted);
        if (file) return Readable.from(readKept(dirname(path), file));
        return Readable.from(readChecked(zip, entries.get(wanted), expected.get(wanted), name));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Checks every entry of the zip against the manifest. @throws BackupError naming the first that differs */
export async function verifyArchive({ manifest: content, read }: Archive): Promise<void> {
  for (const path of expectedEntries(content).keys()) {
    for await (const _chunk of read(path)) {
      // Only the check counts.
    }
  }
}

function expectedEntries({ tables, files }: Manifest): Map<string, Stated> {
  const inside = files.filter(({ is_beside }) => !is_beside);
  const rows = Object.entries(tables).map(([table, stated]) => [tableEntry(table), stated] as const);
  return new Map<string, Stated>([...rows, ...inside.map((file) => [file.path, file] as const)]);
}

/** Returns the files beside the backup by path. @throws BackupError for one that would lie elsewhere */
function filesBesideOf(content: Manifest, name: string): Map<string, Stated> {
  const files = filesBeside(content);
  if (files.some(({ path }) => !/^uploads\/[\w-]+\/\w[\w.-]*$/.test(path))) throw notOurs(name);
  return new Map(files.map((file) => [file.path, file]));
}

async function openZip(path: string, name: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false, strictFileNames: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(messages.backupProblems.noFile(path));
    if (code) throw new BackupError(messages.backupProblems.notReadable(path, code));
    throw notWhole(name);
  }
}

async function listEntries(zip: ZipFile, name: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostEntries) throw notOurs(name);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw notOurs(name);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    // The library rejects names outside the folder, and cut-off files.
    if (error instanceof BackupError) throw error;
    throw /path|characters/.test((error as Error).message) ? notOurs(name) : notWhole(name);
  }
  return entries;
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>, name: string): Promise<Manifest> {
  const entry = entries.get(manifestEntry);
  if (!entry || entry.uncompressedSize > longestManifestBytes) throw notOurs(name);
  const given = await jsonOf(zip, entry).catch(() => {
    throw notWhole(name);
  });
  const format = (given as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > backupFormat) {
    throw new BackupError(messages.backupProblems.newer(name));
  }
  const result = manifest.safeParse(given);
  if (!result.success) throw notOurs(name);
  return result.data;
}

async function jsonOf(zip: ZipFile, entry: Entry): Promise<unknown> {
  return JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
}

/** Refuses extra, missing and differently sized entries before any is read. */
function assertAsStated(entries: Map<string, Entry>, expected: Map<string, Stated>, name: string): void {
  for (const [path, { uncompressedSize }] of entries) {
    if (path === manifestEntry) continue;
    const stated = expected.get(path);
    const isPlaced = path.startsWith('tables/') || path.startsWith(uploadsPrefix) || path === 'secrets.json';
    if (!stated || !isPlaced || path.endsWith('/')) throw notOurs(name);
    if (stated.bytes !== uncompressedSize) throw changed(name, path);
  }
  for (const path of expected.keys()) if (!entries.has(path)) throw changed(name, path);
}

async function* readChecked(
  zip: ZipFile,
  entry: Entry | undefined,
  stated: Stated | undefined,
  name: string,
): AsyncGenerator<Uint8Array, undefined> {
  if (!entry || !stated) throw notOurs(name);
  try {
    return yield* checked(await zip.openReadStreamPromise(entry), stated);
  } catch {
    throw changed(name, entry.fileName);
  }
}

function notWhole(name: string): BackupError {
  return new BackupError(messages.backupProblems.notWhole(name));
}

function notOurs(name: string): BackupError {
  return new BackupError(messages.backupProblems.notOurs(name));
}

function changed(name: string, path: string): BackupError {
  return new BackupError(messages.backupProblems.changed(name, path));
}
