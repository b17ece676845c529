import { backupFolder, readRecord } from '#lib/backups/backup-folder.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { env, requireSetting } from '#lib/core/platform/env.ts';
import { storage } from '#lib/core/platform/storage.ts';
import { letGoOfOld, makeBackup } from './make-backup.ts';
import { clearScratch, openScratch } from './prove-archive.ts';

/** Makes the backup that is noted under this name. */
export async function makeNamedBackup(name: string): Promise<void> {
  const { DATA_DIR, BACKUP_PASSPHRASE } = env();
  const folder = backupFolder();
  const noted = await readRecord(folder, name);
  if (!noted) return;
  const site = {
    folder,
    databaseUrl: requireSetting('DATABASE_URL'),
    dataFolder: DATA_DIR,
    uploads: storage(),
    passphrase: BACKUP_PASSPHRASE,
    openScratch: () => openScratch(DATA_DIR),
  };
  await makeBackup(noted, site);
  await runWithChurch(await readChurch(), () => letGoOfOld(folder));
}

/** Takes away what a backup that is given up has begun beside the site. */
export async function leaveNothing(): Promise<void> {
  await clearScratch(env().DATA_DIR);
}
