import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isKept, keptFile, keptFolder, type Stated } from '#lib/backups/kept-files.ts';
import { filesBeside, type ManifestFile, uploadsPrefix } from '#lib/backups/manifest.ts';
import { log } from '#lib/core/process/log.ts';
import {
  digestOf,
  type ListedFile,
  readWhole,
  type Storage,
  type StoredFile,
} from '#lib/core/storage/stored-file.ts';
import { messages } from '#lib/language/messages.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { BackupError } from './backup-error.ts';
import { Meter } from './copy-text.ts';
import { placeOf, readUses } from './file-uses.ts';
import { readManifests } from './manifests.ts';

const unfinished = /^[\da-f]{16}\.part$/;

interface KeepOptions {
  databaseUrl: string;
  uploads: Pick<Storage, 'find'>;
  /** The SHA-256 of files whose originals are read and compared though they are kept already. */
  due?: ReadonlySet<string>;
}

/**
 * Keeps these stored files beside the backups of the folder, each once, and returns them as the manifest names them.
 * What an earlier backup copied is not read again: a stored file never changes under its name.
 * @throws BackupError when one is gone
 */
export async function keepFiles(
  files: readonly ListedFile[],
  folder: string,
  options: KeepOptions,
): Promise<ManifestFile[]> {
  if (files.length === 0) return [];
  await mkdir(keptFolder(folder), { recursive: true, mode: 0o700 });
  const { found } = await readManifests(folder);
  const known = new Map(
    found.toReversed().flatMap(({ files: named }) => named.map((file) => [file.path, file])),
  );
  // An older database may lack tables: nothing is said of what shows its files.
  const uses = await withClient(options.databaseUrl, readUses).catch(() => []);
  const kept: ManifestFile[] = [];
  for (const file of files) {
    const path = `${uploadsPrefix}${file.folder}/${file.name}`;
    const { bytes, sha256 } = await keepFile(file, known.get(path), folder, options);
    kept.push({ path, bytes, sha256, is_beside: true, place: placeOf(path, uses) });
  }
  return kept;
}

async function keepFile(
  file: ListedFile,
  known: Stated | undefined,
  folder: string,
  { uploads, due }: KeepOptions,
): Promise<Stated> {
  const isSame = known?.bytes === file.bytes && (await isKept(folder, known));
  if (isSame && !due?.has(known.sha256)) return known;
  const original = await uploads.find(file.folder, file.name);
  if (!original) throw new BackupError(messages.backupFiles.gone(`${file.folder}/${file.name}`));
  if (isSame && (await digestOf(readWhole(original))) === known.sha256) return known;
  return writeKept(folder, original);
}

/** Writes a file under another name, and renames it to its SHA-256 once it is on the disk. */
async function writeKept(folder: string, original: StoredFile): Promise<Stated> {
  const draft = join(keptFolder(folder), `${randomBytes(8).toString('hex')}.part`);
  const meter = new Meter();
  try {
    const bytes = Readable.from(readWhole(original));
    await pipeline(bytes, meter, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    if (meter.bytes !== original.size) throw new Error('A stored file ended early.');
    const sha256 = meter.sha256();
    await rename(draft, keptFile(folder, sha256));
    return { bytes: meter.bytes, sha256 };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes what a killed backup left unfinished. Only while no backup runs. */
export async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) if (unfinished.test(name)) await remove(folder, name);
}

/** Removes the kept files that no backup of the folder names; none while a backup cannot be read. Only while no backup runs. */
export async function dropFiles(folder: string): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => /^[\da-f]{64}(\.damaged)?$/.test(name));
  if (names.length === 0) return;
  const { found, unreadable } = await readManifests(folder);
  if (unreadable.length > 0)
    return log.warn({ unreadable }, 'a backup cannot be read, so no file beside the backups was dropped');
  const named = new Set(found.flatMap(filesBeside).map(({ sha256 }) => sha256));
  for (const name of names) {
    const sha256 = name.slice(0, 64);
    const isReplaced = name !== sha256 && names.includes(sha256);
    if (isReplaced || !named.has(sha256)) await remove(folder, name);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(keptFolder(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

function remove(folder: string, name: string): Promise<void> {
  return rm(keptFile(folder, name), { force: true });
}
