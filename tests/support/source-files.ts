import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The files below these folders of the repository, by their paths within it: those that are written here, without
 * what is generated and what `npm run bench` installs.
 */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.next)\/|^lib\/core\/generated\//.test(path));
}
