import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '#server/database/create-database.ts';
import { endAbandoned } from '#server/database/end-abandoned.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { provePictures } from './backup-pictures.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { openArchive, verifyArchive } from './open-archive.ts';

/** An empty database to restore into, for a moment. */
export interface ScratchDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Restores the backup at `path` into an empty database beside the site's, as a restore would, and compares every table
 * and file with what was read. `proven` is what the last backup that was proven says of itself.
 * @throws PlainError saying what is wrong with it
 */
export async function proveArchive(
  path: string,
  openScratch: () => Promise<ScratchDatabase>,
  proven?: Manifest,
): Promise<void> {
  const archive = await openArchive(path);
  try {
    await verifyArchive(archive);
    const scratch = await openScratch();
    try {
      await loadTables(scratch.url, archive);
      await provePictures(archive, scratch.url, proven);
    } finally {
      await scratch.close();
    }
  } finally {
    archive.close();
  }
}

/** A PostgreSQL of its own in DATA_DIR, gone afterwards. What a killed proof left of one is taken away first. */
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

/** Ends and removes what a proof that was killed left behind. */
export async function clearScratch(dataFolder: string): Promise<void> {
  const folder = scratchFolder(dataFolder);
  // Nothing of it is wanted, so its server may end at once.
  await endAbandoned(join(folder, 'postgres/cluster'));
  await rm(folder, { recursive: true, force: true });
}

/** Whether a proof is under way, or was killed. */
export async function hasScratch(dataFolder: string): Promise<boolean> {
  return stat(scratchFolder(dataFolder)).then(
    () => true,
    () => false,
  );
}

function scratchFolder(dataFolder: string): string {
  return join(dataFolder, 'backup-proof');
}
