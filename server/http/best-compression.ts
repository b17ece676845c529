import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { isBest } from '#server/build/compression.mjs';

/**
 * Compresses the files of a build with the best level, in a process of the lowest priority that ends with this one, and
 * calls `whenDone`. Does nothing for a build that is compressed so.
 */
export function compressBest(root: string, build: string, whenDone: () => void): void {
  if (isBest(build)) return;
  const child = spawn(process.execPath, [join(root, 'server/build/recompress.mjs'), build], {
    stdio: 'ignore',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  child.once('error', () => undefined);
  child.once('exit', (code) => {
    process.off('exit', end);
    if (code === 0) whenDone();
  });
}
