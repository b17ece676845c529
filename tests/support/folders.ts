import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const made: string[] = [];

/** Returns the path of a new empty folder, which is removed once the tests of the file have run. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belltower-'));
  made.push(folder);
  return folder;
}

/** Has a file removed once the tests of the file have run. */
export function removeAfterTests(path: string): void {
  made.push(path);
}

/** The same as a DATA_DIR for the test that asks for it. */
export function newDataFolder(): string {
  const folder = newFolder();
  vi.stubEnv('DATA_DIR', folder);
  return folder;
}

/** Removes what newFolder() made, and what removeAfterTests() was told. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
