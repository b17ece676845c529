import { resolve } from 'node:path';
import { env } from './env.ts';

/**
 * Returns the absolute path of a file in a folder that is known only while the site runs. For a direct call of `resolve`
 * or `join` the build would list every file that could be meant: with an unknown folder, the whole project.
 */
export function pathIn(folder: string, ...names: string[]): string {
  return resolve(/* turbopackIgnore: true */ folder, ...names);
}

/** Returns the absolute path of a file or folder in DATA_DIR. */
export function dataPath(...names: string[]): string {
  return pathIn(env().DATA_DIR, ...names);
}

/** Returns the absolute path of one of the project's own files. */
export function projectPath(...names: string[]): string {
  return pathIn(process.cwd(), ...names);
}
