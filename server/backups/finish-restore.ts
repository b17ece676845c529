import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '#server/build/lock.mjs';
import { endAbandoned } from '#server/database/end-abandoned.ts';
import { quietClient } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { loadedToken } from './load-tables.ts';
import { secretFiles } from './sealed-secrets.ts';

/** What of DATA_DIR a restore puts something else in the place of. */
const switched = ['postgres', 'database-password', 'uploads', ...secretFiles];

/** Everything that a restore prepares beside the site, in DATA_DIR: while it is there, the restore is not finished. */
export function stagingFolder(dataFolder: string): string {
  return join(dataFolder, 'restore');
}

/** What is to take its place, by the names it has in DATA_DIR. */
export function stagedFolder(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'new');
}

/** Says that everything is prepared: from here on the restore has happened, whoever finishes it. */
export async function markReady(dataFolder: string): Promise<void> {
  const file = await open(readyFile(dataFolder), 'w', 0o600);
  await file.sync();
  await file.close();
}

/** The restore has happened if, and only if, the transaction that leaves this in the church's own database has landed. */
export function tokenFile(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'token');
}

/**
 * Finishes a restore that a kill or a power cut ended in the middle: what was prepared in full takes its place,
 * what was not is taken away, so that the site is as before or as in the backup. Mostly there is none, and nothing is
 * done.
 * @throws PlainError when the database that knows cannot be asked
 */
export async function finishRestore(dataFolder: string, databaseUrl: string | undefined): Promise<void> {
  if (!(await exists(stagingFolder(dataFolder)))) return;
  await withLock(join(dataFolder, 'restoring'), 'to finish a restore', async () => {
    const hasHappened = (await exists(readyFile(dataFolder))) || (await hasLanded(dataFolder, databaseUrl));
    if (hasHappened) await switchOver(dataFolder);
    else await endAbandoned(join(stagedFolder(dataFolder), 'postgres/cluster'));
    await rm(stagingFolder(dataFolder), { recursive: true, force: true });
  });
}

/** Done again after each interruption until nothing is left to move. */
async function switchOver(dataFolder: string): Promise<void> {
  const old = join(stagingFolder(dataFolder), 'old');
  await mkdir(old, { recursive: true });
  for (const name of switched) {
    const next = join(stagedFolder(dataFolder), name);
    if (!(await exists(next))) continue;
    const place = join(dataFolder, name);
    if (name === 'postgres') await endAbandoned(join(place, 'cluster'));
    if (await exists(place)) await rename(place, join(old, name));
    await rename(next, place);
  }
}

async function hasLanded(dataFolder: string, databaseUrl: string | undefined): Promise<boolean> {
  const token = await readFile(tokenFile(dataFolder), 'utf8').catch(() => '');
  if (!token || !databaseUrl) return false;
  const client = quietClient(databaseUrl);
  try {
    await client.connect();
    return (await loadedToken(client)) === token;
  } catch {
    throw new PlainError('A restore is to be finished, but the database (DATABASE_URL) cannot be reached.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readyFile(dataFolder: string): string {
  return join(stagingFolder(dataFolder), 'ready');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
