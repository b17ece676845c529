import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolder } from './cleanup.ts';
import { root } from './measured-process.ts';
import { startOnce } from './start-times.ts';

/** What an installation weighs, and how long it takes with npm's cache as it is. */
export interface InstallFigures {
  /** What a site runs from. */
  site: { seconds: number; bytes: number };
  /** The same with what tests and tools need. */
  development: { seconds: number; bytes: number };
  /** The first `npm start` in a fresh copy that has its packages: it builds, sets up the database, adds the demo. */
  firstStartSeconds: number;
  /** The second, the sources being written anew without a change. */
  secondStartSeconds: number;
}

/** `npm ci`, with or without what only development needs. */
export type InstallCommand = (options: { development: boolean }) => string[];

/** Measures in a copy of the project that is removed afterwards. @param commands `npm ci` and `npm start` */
export async function measureInstall({
  install,
  start,
}: {
  install: InstallCommand;
  start: string[];
}): Promise<InstallFigures> {
  const folder = await temporaryFolder();
  const [sources, copy, data] = [join(folder, 'sources'), join(folder, 'site'), join(folder, 'data')];
  await cp(root, sources, { recursive: true, filter: (path) => isSource(relative(root, path)) });
  await cp(sources, copy, { recursive: true });
  const development = await weighed(install({ development: true }), copy);
  const site = await weighed(install({ development: false }), copy);
  const firstStartSeconds = await startOnce(start, data, copy);
  // As an update does that changes nothing: every file is new, and none is another.
  await cp(sources, copy, { recursive: true });
  return { site, development, firstStartSeconds, secondStartSeconds: await startOnce(start, data, copy) };
}

/** Whether a path of the project is none that is installed, built or kept beside the sources. */
export function isSource(path: string): boolean {
  return !leftOut.test(path);
}

const leftOut =
  /^(?:\.next|\.builds|\.git|\.env|data|test-results|screenshots)$|^lib\/core\/generated$|(?:^|\/)node_modules$/;

async function weighed(command: string[], folder: string): Promise<{ seconds: number; bytes: number }> {
  const packages = join(folder, 'node_modules');
  await rm(packages, { recursive: true, force: true });
  const began = performance.now();
  await run(command, folder);
  return { seconds: (performance.now() - began) / 1000, bytes: await sizeOf(packages) };
}

async function run([program = '', ...args]: string[], cwd: string): Promise<void> {
  const [code] = await once(spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`);
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((total, { size }) => total + size, 0);
}
