import { readFileSync } from 'node:fs';
import { projectPath } from '#lib/core/process/folders.ts';

let known: string | undefined;

/** Returns the version of this site, as package.json has it. */
export function presentVersion(): string {
  known ??= String(JSON.parse(readFileSync(projectPath('package.json'), 'utf8')).version);
  return known;
}
