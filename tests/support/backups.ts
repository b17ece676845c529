import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach } from 'vitest';
import { type BackupRecord, backupFile, beginRecord, writeRecord } from '#lib/backups/backup-folder.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { type BackupSite, makeBackup, readyFolder, writeWhole } from '#server/backups/make-backup.ts';
import type { ScratchDatabase } from '#server/backups/prove-archive.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { createDatabase, empty, ownDatabase } from './database.ts';
import { newDataFolder, newFolder } from './folders.ts';

export const pictureName = '1700000000000_0123456789abcdef.webp';
export const picturePath = `/uploads/event-images/${pictureName}`;

/** A DATA_DIR of its own for each test, with a picture in it and what a site keeps secret. */
export function useDataFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = newDataFolder();
    await writeFile(join(folder.path, 'auth-secret'), 'not a secret, only a test of one\n');
    await putPicture(folder.path);
  });
  return folder;
}

/** An uploaded picture; the same one each time. */
export async function putPicture(dataFolder: string): Promise<void> {
  const bucket = join(dataFolder, 'uploads/event-images');
  await mkdir(bucket, { recursive: true });
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
  const picture = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
  await writeFile(join(bucket, pictureName), await picture.webp().toBuffer());
}

/** What is backed up, proven in a database of the test server: a cluster for each proof would take seconds. */
export function backupSite(databaseUrl: string, dataFolder: string): BackupSite {
  return {
    databaseUrl,
    dataFolder,
    uploads: folderStorage(join(dataFolder, 'uploads')),
    folder: join(dataFolder, 'backups'),
    openScratch,
  };
}

/** An empty machine beside that of the site, as `npm run restore` finds it, and the lines that it prints. */
export async function emptyMachine() {
  const dataFolder = newFolder();
  const lines: string[] = [];
  return {
    ...{ dataFolder, lines, openScratch, isReplacing: false },
    databaseUrl: await createDatabase({ migrated: false }),
    uploads: folderStorage(join(dataFolder, 'uploads')),
    backupFolder: join(dataFolder, 'backups'),
    tell: (line: string) => void lines.push(line),
  };
}

/** Makes a backup and proves it. */
export async function backUp(site: BackupSite): Promise<BackupRecord> {
  await readyFolder(site.folder);
  return makeBackup(await beginRecord(site.folder), site);
}

/** Makes a backup that is not proven yet, for what only has to be there: the proof takes longer than all else. */
export async function writeBackup(site: BackupSite): Promise<BackupRecord> {
  await readyFolder(site.folder);
  const noted = await beginRecord(site.folder);
  const written = { ...noted, ...(await writeWhole(backupFile(site.folder, noted.name), site)) };
  await writeRecord(site.folder, written);
  return written;
}

/**
 * The same database for all proofs of this process, which run in turn: a new one takes longer than the proof. Its tables
 * stay, since the migrations may be run again.
 */
async function openScratch(): Promise<ScratchDatabase> {
  const url = await ownDatabase('scratch');
  await withClient(url, async (client) => {
    await empty(client);
    await client.query('DROP TABLE IF EXISTS _prisma_migrations');
  });
  return { url, close: async () => undefined };
}
