import { randomUUID } from 'node:crypto';
import { mkdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNames } from '#lib/backups/kept-files.ts';
import type { Manifest, ManifestFile } from '#lib/backups/manifest.ts';
import { messages } from '#lib/language/messages.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { createDatabase } from '#server/database/postgres-address.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { finishRestore, markReady, stagedFolder, tokenFile } from './finish-restore.ts';
import { assertKnownMigration, loadTables } from './load-tables.ts';
import { type Archive, openArchive, verifyArchive } from './open-archive.ts';
import { openPresentSite, type PresentSiteOptions } from './present-site.ts';
import { type Sealed, sealedIn } from './sealed-secrets.ts';
import type { SignIns } from './sign-ins.ts';
import { stageSecrets, stageUploads } from './stage-files.ts';
import { tellUnreadable } from './tell-unreadable.ts';

export interface RestoreOptions extends PresentSiteOptions {
  /** The backup. */
  file: string;
  /** Otherwise a backup whose files are not all found is refused. */
  isWithoutFiles?: boolean;
}

/**
 * Replaces the stopped site with a backup, all at once at the end. Until then, and after any refusal, everything is as
 * before.
 * @throws PlainError saying why nothing was restored
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { dataFolder, databaseUrl, file } = options;
  await mkdir(dataFolder, { recursive: true });
  await finishRestore(dataFolder, databaseUrl);
  const archive = await openArchive(file);
  try {
    await assertRoom(archive, dataFolder);
    await assertKnownMigration(archive.manifest);
    await verifyArchive(archive);
    const secrets = await sealedIn(archive, options.passphrase);
    const files = await findFiles(archive.manifest, options);
    if (files.missing.length > 0 && !options.isWithoutFiles) throw notFound(files.missing);
    await replace(archive, secrets, files, options).finally(() => finishRestore(dataFolder, databaseUrl));
    if (files.missing.length > 0) options.tell(messages.backupFiles.leftOut(fileNames(files.missing)));
    return archive.manifest;
  } catch (error) {
    throw toPlain(error);
  } finally {
    archive.close();
  }
}

async function replace(
  archive: Archive,
  { sign_ins: signIns, ...secrets }: Sealed,
  files: FoundFiles,
  options: RestoreOptions,
): Promise<void> {
  const { dataFolder, databaseUrl } = options;
  // It holds the site's lock, so that the site cannot be started.
  const present = await openPresentSite(options);
  try {
    await present.makeWay();
    await stageUploads(archive, files, dataFolder);
    await stageSecrets(secrets, dataFolder);
    if (databaseUrl) await intoOwnDatabase(archive, databaseUrl, signIns, options);
    else await intoNewCluster(archive, signIns, options);
  } finally {
    await present.close();
  }
}

/** Refuses zip bombs; tables may take more room in the database than this. */
async function assertRoom({ totalBytes }: Archive, dataFolder: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder);
  if (totalBytes <= bavail * bsize) return;
  throw new PlainError(
    `The backup unpacks to ${Math.ceil(totalBytes / 1e6)} MB, and the disk of ${dataFolder} has ${Math.floor((bavail * bsize) / 1e6)} MB left, so nothing was restored.`,
  );
}

async function intoNewCluster(
  archive: Archive,
  signIns: SignIns | undefined,
  { dataFolder, tell }: RestoreOptions,
): Promise<void> {
  const server = await startPostgres(join(stagedFolder(dataFolder), 'postgres'));
  try {
    const url = await createDatabase(server.url, 'belltower');
    await loadTables(url, archive, { signIns });
    await tellUnreadable(url, tell).catch(() => undefined);
  } finally {
    await server.stop();
  }
  await markReady(dataFolder);
}

async function intoOwnDatabase(
  archive: Archive,
  databaseUrl: string,
  signIns: SignIns | undefined,
  { dataFolder, tell }: RestoreOptions,
): Promise<void> {
  const token = randomUUID();
  await writeFile(tokenFile(dataFolder), token);
  await loadTables(databaseUrl, archive, { isReplacing: true, token, signIns });
  // The restore has landed, so a failure here is ignored.
  await tellUnreadable(databaseUrl, tell).catch(() => undefined);
}

/** Keeps the system's message, such as that of a full disk. */
function toPlain(error: unknown): PlainError {
  if (error instanceof PlainError) return error;
  return new PlainError(`The restore failed: ${(error as Error).message.split('\n')[0]}.`);
}

function notFound(missing: readonly ManifestFile[]): PlainError {
  return new PlainError(messages.backupFiles.notFound(fileNames(missing), '--without-files'));
}
