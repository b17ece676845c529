import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Stop = () => Promise<unknown>;

/** What runs now and has to be stopped when the whole run is. */
const running = new Set<Stop>();
const folders = new Set<string>();

/** Remembers how something is stopped. The returned function forgets it, once it has stopped. */
export function whenStopped(stop: Stop): () => void {
  running.add(stop);
  return () => running.delete(stop);
}

/** A folder for the data of a site that nobody needs afterwards. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-bench-'));
  folders.add(folder);
  return folder;
}

/** Leaves nothing behind: no process, no file. */
export async function cleanUp(): Promise<void> {
  await Promise.allSettled([...running].map((stop) => stop()));
  running.clear();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** Ctrl+C and its kin end the run cleanly. */
export function cleanUpOnSignal(): void {
  let isStopping = false;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await cleanUp();
      process.exit(code);
    });
  }
}
