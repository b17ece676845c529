// Makes one backup for the server that started this process, and ends when the server does.
import { constants, setPriority } from 'node:os';
import { backupFolder, readRecord } from '#lib/backups/backup-folder.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { env, sessionDatabaseUrl } from '#lib/core/process/env.ts';
import { letGoOfOld, makeBackup, siteOf } from './make-backup.ts';
import { clearScratch } from './prove-archive.ts';

// Pages have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const end = () => void clearScratch(env().DATA_DIR).finally(() => process.exit(1));
// Ctrl+C in a terminal reaches all processes of the server; the end of the server is noticed by 'disconnect'.
process
  .on('SIGINT', () => {})
  .on('SIGTERM', end)
  .on('disconnect', end);
if (process.connected) await makeNamedBackup(String(process.argv[2]));
process.exit(0);

/** Makes the backup of this record. */
async function makeNamedBackup(name: string): Promise<void> {
  const folder = backupFolder();
  const noted = await readRecord(folder, name);
  if (!noted) return;
  await makeBackup(noted, siteOf(env(), sessionDatabaseUrl()));
  await runWithChurch(await readChurch(), () => letGoOfOld(folder));
}
