import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { isKept, keptFile } from '#lib/backups/kept-files.ts';
import { filesBeside, type Manifest, type ManifestFile } from '#lib/backups/manifest.ts';
import { digestOf, readWhole, type Storage } from '#lib/core/storage/stored-file.ts';

interface Places {
  /** The backup. */
  file: string;
  /** The folder of the backups of this machine. */
  backupFolder: string;
  /** The present site's. */
  uploads: Pick<Storage, 'find'>;
}

type Open = () => AsyncIterable<Uint8Array>;

export interface FoundFiles {
  found: Map<string, Open>;
  missing: ManifestFile[];
}

/**
 * Finds the files beside a backup: in the folder beside it, in that of this machine's backups, or in the present site's
 * storage. Each is compared with the manifest.
 */
export async function findFiles(content: Manifest, places: Places): Promise<FoundFiles> {
  const files: FoundFiles = { found: new Map(), missing: [] };
  for (const file of filesBeside(content)) {
    const open = await firstWhole(file, places);
    if (open) files.found.set(file.path, open);
    else files.missing.push(file);
  }
  return files;
}

async function firstWhole(file: ManifestFile, places: Places): Promise<Open | undefined> {
  for await (const open of candidates(file, places)) {
    const digest = await digestOf(open()).catch(() => 'unreadable');
    if (digest === file.sha256) return open;
  }
  return undefined;
}

async function* candidates(file: ManifestFile, { file: backup, backupFolder, uploads }: Places) {
  for (const folder of new Set([dirname(backup), backupFolder])) {
    if (await isKept(folder, file)) yield () => createReadStream(keptFile(folder, file.sha256));
  }
  const [, folder = '', name = ''] = file.path.split('/');
  const stored = await uploads.find(folder, name).catch(() => null);
  if (stored?.size === file.bytes) yield () => readWhole(stored);
}
