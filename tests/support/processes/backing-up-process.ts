import { join } from 'node:path';
import { beginRecord } from '#lib/backups/backup-folder.ts';
import { folderStorage } from '#lib/core/platform/folder-storage.ts';
import { makeBackup } from '#server/backups/make-backup.ts';
import { countSteps, runUntil } from './stop-at-step.ts';

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
for (const [index, given] of others.entries())
  await backUpUntil(given, Math.ceil((needed * (index + 1)) / others.length) - 1);
process.send?.(needed);
setInterval(() => undefined, 60_000);
