import { join } from 'node:path';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { makeBackup } from '#server/backups/make-backup.ts';
import { countSteps, runUntil, stepOfNaming } from './stop-at-step.ts';

/**
 * A process that makes a backup of one site into each of the folders it is given, every time stopped at another place.
 * Then it waits to be killed.
 */
export interface BackupToStop {
  databaseUrl: string;
  dataFolder: string;
  folder: string;
  /** The empty database that it is proven in. */
  scratchUrl: string;
}

const work: BackupToStop[] = JSON.parse(String(process.argv[2]));

function backUpUntil({ scratchUrl, ...site }: BackupToStop, stopAt: number): Promise<number> {
  const openScratch = async () => ({ url: scratchUrl, close: async () => undefined });
  const uploads = folderStorage(join(site.dataFolder, 'uploads'));
  return runUntil(stopAt, async () =>
    makeBackup(await beginRecord(site.folder), { ...site, uploads, openScratch }),
  );
}

countSteps();
const [first, ...others] = work;
const needed = first ? await backUpUntil(first, Number.POSITIVE_INFINITY) : 0;
// Once the file beside the backup is whole, once the backup is, within the proof, and before its record is renamed.
const places = [stepOfNaming(/\/files\/[^/]+$/), stepOfNaming(/\.zip$/), Math.ceil(needed / 2), needed - 1];
for (const [index, stopAt] of places.entries()) {
  const given = others[index];
  if (given) await backUpUntil(given, stopAt);
}
process.send?.(needed);
setInterval(() => undefined, 60_000);
