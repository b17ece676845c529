import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, run } from './programs.mjs';

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} PackageEntry */
/** @typedef {{ packages: Record<string, PackageEntry> }} PackageLock A lockfile of npm, as far as it is read. */

/**
 * Installs the packages of package-lock.json into `root` when one is missing or of another version. Development packages
 * are installed with `development`, and when some of them are installed already.
 * @param {string} root
 * @param {{ development: boolean }} options
 */
export async function installPackages(root, { development }) {
  const { wanted, found } = await readLocks(root);
  if (isComplete(wanted, found, { development })) return;
  console.log('Installing packages (about half a minute, the first time and after an update) ...');
  const command = installCommand({
    development: development || hasDevelopment(wanted, found),
    isAddition: isComplete(wanted, found, { development: false }),
  });
  await run(command, {
    cwd: root,
    sentence:
      'The packages could not be installed (see above), so please check the connection to the internet and start again.',
  });
}

/**
 * Returns whether all packages are installed.
 * @param {string} root
 * @param {{ development: boolean }} options
 */
export async function areInstalled(root, { development }) {
  const { wanted, found } = await readLocks(root);
  return isComplete(wanted, found, { development });
}

/**
 * Returns the command that installs the lockfile. It states both kinds, since NODE_ENV=production would omit one. `npm ci`
 * deletes all packages first; an addition leaves those that a running site uses where they are.
 * @param {{ development: boolean, isAddition: boolean }} options
 */
export function installCommand({ development, isAddition }) {
  const kinds = development ? '--include=dev' : '--omit=dev';
  const verb = isAddition ? ['install', '--no-save'] : ['ci'];
  return npm(...verb, kinds, '--no-audit', '--no-fund', '--loglevel=error');
}

/**
 * Returns whether `found`, the installed packages, has those of the lockfile `wanted`. Packages of other platforms may be
 * missing.
 * @param {PackageLock} wanted
 * @param {PackageLock | undefined} found undefined when nothing is installed
 * @param {{ development: boolean }} options
 */
export function isComplete(wanted, found, { development }) {
  if (!found) return false;
  const isNeeded = ({ optional, dev, devOptional }) => !optional && (development || !(dev || devOptional));
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || !isNeeded(entry) || found.packages[path]?.version === entry.version,
  );
}

/**
 * Returns whether some development packages are installed.
 * @param {PackageLock} wanted
 * @param {PackageLock | undefined} found
 */
export function hasDevelopment(wanted, found) {
  return Object.entries(wanted.packages).some(([path, { dev }]) => dev && found?.packages[path]);
}

async function readLocks(root) {
  const wanted = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const text = await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => '');
  return { wanted, found: text ? JSON.parse(text) : undefined };
}
