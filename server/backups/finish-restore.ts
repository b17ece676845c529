import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withLock } from '#server/build/lock.mjs';
import { withClient } from '#server/database/postgres-address.ts';
import { endAbandoned } from '#server/database/postgres-leftover.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { loadedToken } from './load-tables.ts';
import { secretFiles } from './sealed-secrets.ts';

/** The entries of DATA_DIR that a restore replaces. */
const switched = ['postgres', 'database-password', 'uploads', ...secretFiles];

/** Returns the folder in DATA_DIR where a restore prepares its files; it exists until the restore is finished. */
export function stagingFolder(dataFolder: string): string {
  return join(dataFolder, 'restore');
}

/** Returns the folder of the new entries, by their names in DATA_DIR. */
export function stagedFolder(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'new');
}

/** Marks everything as prepared: from now on the restore is completed, if necessary by the next start. */
export async function markReady(dataFolder: string): Promise<void> {
  const file = await open(readyFile(dataFolder), 'w', 0o600);
  await file.sync();
  await file.close();
}

/** Returns the file of the token: the restore has happened if its transaction committed the token to the own database. */
export function tokenFile(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'token');
}

/**
 * Finishes a restore that a kill or a power cut interrupted: complete preparations replace the site, partial ones are
 * removed, so that the site is as before or as in the backup. Does nothing without an interrupted restore.
 * @throws PlainError when the database that holds the token cannot be reached
 */
export async function finishRestore(dataFolder: string, databaseUrl: string | undefined): Promise<void> {
  if (!existsSync(stagingFolder(dataFolder))) return;
  await withLock(join(dataFolder, 'restoring'), 'to finish a restore', async () => {
    const hasHappened = existsSync(readyFile(dataFolder)) || (await hasLanded(dataFolder, databaseUrl));
    if (hasHappened) await switchOver(dataFolder);
    else await endAbandoned(join(stagedFolder(dataFolder), 'postgres/cluster'));
    await rm(stagingFolder(dataFolder), { recursive: true, force: true });
  });
}

/** May be repeated after each interruption. */
async function switchOver(dataFolder: string): Promise<void> {
  const old = join(stagingFolder(dataFolder), 'old');
  await mkdir(old, { recursive: true });
  for (const name of switched) {
    const next = join(stagedFolder(dataFolder), name);
    if (!existsSync(next)) continue;
    const place = join(dataFolder, name);
    if (name === 'postgres') await endAbandoned(join(place, 'cluster'));
    for (const folder of [dirname(place), dirname(join(old, name))])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    if (existsSync(place)) await rename(place, join(old, name));
    await rename(next, place);
  }
}

async function hasLanded(dataFolder: string, databaseUrl: string | undefined): Promise<boolean> {
  const token = await readFile(tokenFile(dataFolder), 'utf8').catch(() => '');
  if (!token || !databaseUrl) return false;
  const landed = await withClient(databaseUrl, loadedToken).catch(() => {
    throw new PlainError('A restore is to be finished, but the database (DATABASE_URL) cannot be reached.');
  });
  return landed === token;
}

function readyFile(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'ready');
}
