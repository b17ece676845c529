// Makes one backup for the server that has started this process, which ends when the server does.
import { constants, setPriority } from 'node:os';
import { backupFolder, readRecord } from '#lib/backups/backup-folder.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { env, sessionDatabaseUrl } from '#lib/core/platform/env.ts';
import { storage } from '#lib/core/platform/storage.ts';
import { letGoOfOld, makeBackup } from './make-backup.ts';
import { clearScratch, openScratch } from './prove-archive.ts';

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const end = () => void leaveNothing().finally(() => process.exit(1));
// Whoever stops the server in a terminal stops all its processes; the server says itself when it goes.
process
  .on('SIGINT', () => {})
  .on('SIGTERM', end)
  .on('disconnect', end);
if (process.connected) await makeNamedBackup(String(process.argv[2]));
process.exit(0);

/** Makes the backup that is noted under this name. */
async function makeNamedBackup(name: string): Promise<void> {
  const { DATA_DIR, BACKUP_PASSPHRASE } = env();
  const folder = backupFolder();
  const noted = await readRecord(folder, name);
  if (!noted) return;
  const site = {
    folder,
    databaseUrl: sessionDatabaseUrl(),
    dataFolder: DATA_DIR,
    uploads: storage(),
    passphrase: BACKUP_PASSPHRASE,
    openScratch: () => openScratch(DATA_DIR),
  };
  await makeBackup(noted, site);
  await runWithChurch(await readChurch(), () => letGoOfOld(folder));
}

/** Takes away what a backup that is given up has begun beside the site. */
async function leaveNothing(): Promise<void> {
  await clearScratch(env().DATA_DIR);
}
