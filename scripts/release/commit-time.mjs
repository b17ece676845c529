import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns the time of the last commit in seconds since 1970; 0 where there is no repository.
 * @param {string} folder
 */
export async function commitTime(folder) {
  const log = promisify(execFile)('git', ['log', '-1', '--format=%ct'], { cwd: folder });
  return Number((await log.catch(() => ({ stdout: '0' }))).stdout.trim());
}
