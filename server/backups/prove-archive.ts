import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileNames, notKept } from '#lib/backups/kept-files.ts';
import { filesBeside, type Manifest } from '#lib/backups/manifest.ts';
import { messages } from '#lib/language/messages.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { createDatabase } from '#server/database/postgres-address.ts';
import { endAbandoned } from '#server/database/postgres-leftover.ts';
import { BackupError } from './backup-error.ts';
import { loadTables } from './load-tables.ts';
import { openArchive, verifyArchive } from './open-archive.ts';
import { proveFiles } from './prove-files.ts';
import { sealedIn } from './sealed-secrets.ts';

/** A temporary empty database to restore into. */
export interface ScratchDatabase {
  url: string;
  close(): Promise<void>;
}

interface Prover {
  openScratch: () => Promise<ScratchDatabase>;
  /** Opens what is sealed, so that it is proven too. */
  passphrase?: string | undefined;
}

/**
 * Restores the backup at `path` into an empty database, as a restore does, and compares every table and file with the
 * manifest; files beside it were compared when they were copied, and are there. `proven` is the manifest of the last proven backup.
 * @throws PlainError naming what is wrong
 */
export async function proveArchive(
  path: string,
  { openScratch, passphrase }: Prover,
  proven?: Manifest,
): Promise<void> {
  const archive = await openArchive(path);
  try {
    await verifyArchive(archive);
    const gone = await notKept(dirname(path), filesBeside(archive.manifest));
    if (gone.length > 0) throw new BackupError(messages.backupFiles.notKept(fileNames(gone)));
    const { sign_ins: signIns } = await sealedIn(archive, passphrase);
    const scratch = await openScratch();
    try {
      await loadTables(scratch.url, archive, { signIns });
      await proveFiles(archive, scratch.url, proven);
    } finally {
      await scratch.close();
    }
  } finally {
    archive.close();
  }
}

/** Starts a temporary PostgreSQL in DATA_DIR, after removing that of a killed proof. */
export async function openScratch(dataFolder: string): Promise<ScratchDatabase> {
  await clearScratch(dataFolder);
  const server = await startPostgres(join(scratchFolder(dataFolder), 'postgres'), { durable: false });
  const close = async () => {
    await server.stop();
    await clearScratch(dataFolder);
  };
  try {
    return { url: await createDatabase(server.url, 'belltower'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends and removes the database of a proof. */
export async function clearScratch(dataFolder: string): Promise<void> {
  const folder = scratchFolder(dataFolder);
  await endAbandoned(join(folder, 'postgres/cluster'));
  await rm(folder, { recursive: true, force: true });
}

/** Returns whether a proof runs or was killed. */
export function hasScratch(dataFolder: string): boolean {
  return existsSync(scratchFolder(dataFolder));
}

function scratchFolder(dataFolder: string): string {
  return join(dataFolder, 'backup-proof');
}
