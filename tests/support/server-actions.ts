import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

type Module = Record<string, unknown>;
export type ServerAction = (...given: unknown[]) => Promise<unknown>;

// Read, since a module of each text would take far longer.
const texts = sourceFiles(['app', 'components', 'lib'])
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `../../${path}`)
  .map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const);
const modules = import.meta.glob<Module>('../../{app,components,lib}/**/*.{ts,tsx}');

/** The files that say 'use server' anywhere: on top, where every export is an action, or inside a function. */
export const serverFiles = texts
  .filter(([, text]) => /^\s*['"]use server['"]/m.test(text))
  .map(([file, text]) => ({ file, isOnTop: /^['"]use server['"];/.test(text) }));

/** Every server action, found by its file: whatever is added is tested. */
export async function findServerActions(): Promise<{ name: string; action: ServerAction }[]> {
  const found = await Promise.all(
    serverFiles.map(async ({ file }) => Object.entries((await modules[file]?.()) ?? {})),
  );
  return found.flat().map(([name, action]) => ({ name, action: action as ServerAction }));
}
