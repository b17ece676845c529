import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { typedCommand } from '#lib/core/process/env.ts';
import { processUser } from '#lib/core/process/process-user.ts';
import { isForbidden } from '#server/backups/make-backup.ts';

/**
 * Returns why a backup cannot be written to this path, where the failure is that of its folder: it is missing, or this user
 * may not write to it. Undefined for any other failure.
 */
export function placeProblem(path: string, error: unknown): string | undefined {
  const folder = dirname(path);
  if (isForbidden(error) && error.path?.startsWith(folder)) {
    const elsewhere = typedCommand('backup', `--to ${join(tmpdir(), basename(path))}`);
    return `${folder} cannot be written to by the user ${processUser()}; ${tmpdir()} can: ${elsewhere}`;
  }
  return existsSync(folder) || isForbidden(error) ? undefined : `There is no folder ${folder}.`;
}
