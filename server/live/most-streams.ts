import { readFile } from 'node:fs/promises';

const mostOfAll = 10_000;
/** Where the system does not say how many files a process may open. */
const assumedFiles = 2048;

/**
 * How many live streams may be open: half of the files that the system lets this process open, since pages need
 * connections too, and 10,000 at most.
 */
export async function mostStreams(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? assumedFiles);
  return Math.min(mostOfAll, Math.floor(files / 2));
}
