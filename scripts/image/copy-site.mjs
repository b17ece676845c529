// `node scripts/image/copy-site.mjs FOLDER` builds the site and copies what it runs from into an empty folder, without
// sources of pages, compilers and tests. The Dockerfile makes its image of that folder.
import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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

const target = resolve(process.argv[2] ?? '');
if ((await readdir(target).catch(() => [])).length > 0 || !process.argv[2]) {
  console.error('Please name an empty folder: node scripts/image/copy-site.mjs FOLDER');
  process.exit(1);
}
await prepare();
const { target: build } = await prepareServer();
await prepareBuild(build);
const packages = await runningFiles(root, build);
for (const path of packages) await copy(path);
for (const name of wholePackages) await copy(`node_modules/${name}`);
for (const path of sources) await copy(path, isRead);
await copyBuild();
console.log(
  `Copied ${packages.length} files of packages, and ${wholePackages.length} packages whole, to ${target}.`,
);

async function copyBuild() {
  const names = await readdir(join(root, '.builds'));
  // The build and its server.
  for (const name of names.filter((each) => `.builds/${each}`.startsWith(build))) {
    await copy(`.builds/${name}`, isRead);
  }
  await writeFile(join(target, shippedFile), build);
}

function isRead(path) {
  return !leftOut.test(path);
}

/** Links stay links: they are relative, and their targets are copied too. */
async function copy(path, filter = () => true) {
  const from = join(root, path);
  const isFolder = (await stat(from)).isDirectory();
  await mkdir(join(target, isFolder ? path : `${path}/..`), { recursive: true });
  await cp(from, join(target, path), { recursive: true, verbatimSymlinks: true, filter });
}
