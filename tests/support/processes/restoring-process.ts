import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { restore } from '#server/backups/restore.ts';
import { countSteps, runUntil } from './stop-at-step.ts';

/**
 * A process that restores a backup into each of the databases and folders it is given, every time stopped at another
 * place. Then it waits to be killed.
 */
export interface RestoreToStop {
  file: string;
  databaseUrl: string;
  dataFolder: string;
}

const work: RestoreToStop[] = JSON.parse(String(process.argv[2]));

function restoreUntil(given: RestoreToStop, stopAt: number): Promise<number> {
  const openScratch = () => Promise.reject(new Error('there is nothing to back up'));
  const backupFolder = `${given.dataFolder}/backups`;
  const uploads = folderStorage(`${given.dataFolder}/uploads`);
  return runUntil(stopAt, () =>
    restore({ ...given, uploads, openScratch, isReplacing: true, backupFolder, tell: () => undefined }),
  );
}

countSteps();
const [first, ...others] = work;
const needed = first ? await restoreUntil(first, Number.POSITIVE_INFINITY) : 0;
// The last steps put the files in their places; the others come before, evenly.
const lastSteps = 4;
for (const [index, given] of others.entries()) {
  const before = ((needed - lastSteps) * (index - lastSteps + 1)) / (others.length - lastSteps);
  await restoreUntil(given, index < lastSteps ? needed - index : Math.ceil(before));
}
process.send?.(needed);
setInterval(() => undefined, 60_000);
