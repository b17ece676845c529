import { existsSync } from 'node:fs';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf, plainError } from '#server/build/programs.mjs';

/** The client of load: one in Node would take as much processor time as the measured server. */
export const wrkPath = '/usr/bin/wrk';

/**
 * Installs a missing program of the system from Debian's packages, if this user may.
 * @param {string} name of the package
 * @param {string} path of the program
 * @throws a plain error when it is still missing
 */
export async function prepareProgram(name, path) {
  if (existsSync(path)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} (once) ...`);
    const how = { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' }, show: /^Setting up/ };
    await exitCodeOf(['apt-get', 'update', '-q'], how);
    await exitCodeOf(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], how);
  }
  if (!existsSync(path))
    throw plainError(`There is no ${path}, so please install ${name} with your system's packages.`);
}
