import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dataPath, pathIn } from '#lib/core/process/folders.ts';

const runId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function folder(): string {
  return dataPath('imports');
}

/** Returns the path of a run's file. */
export function importFile(run: string): string {
  return pathIn(folder(), run);
}

/** Stores the upload of a run, readable by this user alone. */
export async function keepFile(run: string, file: File): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeFile(importFile(run), file.stream() as unknown as AsyncIterable<Uint8Array>, { mode: 0o600 });
}

/** Returns the runs whose file is on this machine. */
export async function heldFiles(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  return names.filter((name) => runId.test(name));
}

export async function removeFile(run: string): Promise<void> {
  await rm(importFile(run), { force: true });
}

/** Removes files older than a day that belong to no known run. */
export async function removeForgotten(kept: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const names = await readdir(folder()).catch(() => []);
  for (const name of names.filter((each) => !kept.has(each))) {
    const { mtimeMs } = await stat(pathIn(folder(), name));
    if (now - mtimeMs > 24 * 60 * 60 * 1000) await removeFile(name);
  }
}
