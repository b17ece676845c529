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
async function cleanUp(): Promise<void> {
  await Promise.allSettled([...running].map((stop) => stop()));
  running.clear();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

let isStopping = false;

/** Ctrl+C and its kin end the run cleanly. */
export function cleanUpOnSignal(): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await cleanUp();
      process.exit(code);
    });
  }
}

/** Does the work and cleans up after it. What fails because all is being stopped is no failure. */
export async function cleaningUp<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // The process is about to end: nobody waits for an answer.
    if (isStopping) return new Promise<never>(() => {});
    throw error;
  } finally {
    if (!isStopping) await cleanUp();
  }
}
