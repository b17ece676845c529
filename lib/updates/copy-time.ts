import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataPath } from '#lib/core/process/folders.ts';
import type { RootState } from './schema.ts';

/** A disk of a small machine; one that copies by reference takes no time. */
const bytesASecond = 100_000_000;
/** To stop, start and check the site, and the trial. */
const besideSeconds = 75;

/**
 * Returns for how many seconds nothing can be changed during an update: while the database is copied, as root measured it
 * or by its size, and while the new version is on trial.
 */
export async function secondsWithoutChanges(root: RootState | null): Promise<number> {
  if (root?.copy_seconds != null) return Math.ceil(root.copy_seconds) + besideSeconds;
  // Not there with a database of the church’s own. DATABASE_URL names the built-in one, too, while the site runs.
  const bytes = await folderBytes(dataPath('postgres'));
  return Math.ceil(bytes / bytesASecond) + besideSeconds;
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        // PostgreSQL removes files meanwhile.
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
