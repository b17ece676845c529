import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Stop = () => Promise<unknown>;

/** What the end of the run must stop. */
const running = new Set<Stop>();
const folders = new Set<string>();

/** Registers what the end of the run must stop. The returned function unregisters it. */
export function whenStopped(stop: Stop): () => void {
  running.add(stop);
  return () => running.delete(stop);
}

/** Creates a folder that the end of the run removes. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belltower-bench-'));
  folders.add(folder);
  return folder;
}

async function cleanUp(): Promise<void> {
  await Promise.allSettled([...running].map((stop) => stop()));
  running.clear();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

let isStopping = false;

/** Makes SIGINT, SIGTERM and SIGHUP end the run cleanly. */
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

/** Does the work and cleans up after it. Errors that a signal's cleanup causes are ignored. */
export async function cleaningUp<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // The process is about to end.
    if (isStopping) return new Promise<never>(() => {});
    throw error;
  } finally {
    if (!isStopping) await cleanUp();
  }
}
