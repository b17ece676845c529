import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFile } from '#server/build/builds.mjs';
import { prepare, prepareBuild, prepareServer, root } from '#server/build/prepare.mjs';
import { runningFiles, wholePackages } from './running-packages.mjs';

/** What the server reads besides its packages and its build. */
const sources = [
  'LICENSE',
  'package.json',
  'next.config.mjs',
  'lib',
  'prisma',
  'public',
  'scripts/admin',
  'server',
];
/** Sources, source maps and traces of the build. */
const leftOut = /\.(?:m?tsx?|map|nft\.json)$/;

/**
 * Builds the site and copies what it runs from into a folder, without sources of pages, compilers and tests.
 * @param {string} target an empty folder
 * @returns {Promise<number>} the number of copied files of packages
 */
export async function copySite(target) {
  await prepare();
  const { target: build } = await prepareServer();
  await prepareBuild(build);
  const packages = await runningFiles(root, build);
  for (const path of packages) await copy(target, path);
  for (const name of wholePackages) await copy(target, `node_modules/${name}`);
  for (const path of sources) await copy(target, path, isRead);
  await copyBuild(target, build);
  return packages.length;
}

async function copyBuild(target, build) {
  const names = await readdir(join(root, '.builds'));
  // The build and its server.
  for (const name of names.filter((each) => `.builds/${each}`.startsWith(build))) {
    await copy(target, `.builds/${name}`, isRead);
  }
  await writeFile(join(target, shippedFile), build);
}

function isRead(path) {
  return !leftOut.test(path);
}

/** Links stay links: they are relative, and their targets are copied too. */
async function copy(target, path, filter = () => true) {
  const from = join(root, path);
  const isFolder = (await stat(from)).isDirectory();
  await mkdir(join(target, isFolder ? path : `${path}/..`), { recursive: true });
  await cp(from, join(target, path), { recursive: true, verbatimSymlinks: true, filter });
}
