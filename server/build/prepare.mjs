import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildFolder, bundle, isShipped, markInUse } from './builds.mjs';
import { writeCatalogues } from './catalogues.mjs';
import { levels } from './compression.mjs';
import { withLock } from './lock.mjs';
import { areInstalled, installPackages } from './packages.mjs';
import { run } from './programs.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs the packages and generates the database client, each only when its sources have changed. One process at a
 * time. What a site runs of the client is in the repository; its types are generated for development, and all of it where
 * the schema was changed.
 * @param {{ development?: boolean }} [options] whether development packages are installed, too
 */
export async function prepare({ development = false } = {}) {
  if (isShipped(root)) return;
  writeCatalogues(root);
  const isReady = await isGenerated({ development });
  const installed = { development: development || !isReady };
  if (isReady && (await areInstalled(root, installed))) return;
  await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
    await installPackages(root, installed);
    if (!(await isGenerated({ development }))) await generate();
  });
}

/**
 * Bundles the server when its sources have changed.
 * @returns {Promise<{ target: string, programs: string }>} the build, as buildFolder() returns it, and the folder of the
 *   bundled programs
 */
export async function prepareServer() {
  const target = await buildFolder(root);
  const programs = join(root, `${target}.server`);
  await markInUse(root, target);
  if (!existsSync(programs)) {
    await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
      if (!existsSync(programs)) await bundle(root, target);
    });
  }
  return { target, programs };
}

/**
 * Builds the site when its sources have changed. Afterwards NEXT_DIST_DIR names the build to serve.
 * @param {string} [known] the result of buildFolder(), if known
 * @param {number} [level] of compression
 */
export async function prepareBuild(known, level = levels.best) {
  const target = known ?? (await buildFolder(root));
  if (!existsSync(join(root, target))) {
    await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
      if (!existsSync(join(root, target))) await build(root, target, level);
    });
  }
  await markInUse(root, target);
  process.env.NEXT_DIST_DIR = target;
}

/** What the client in the repository, and the types beside it, were generated from. */
const origin = join(root, 'lib/core/generated/made-from');
const originOfTypes = join(root, 'lib/core/generated/types-made-from');

async function isGenerated({ development }) {
  const source = await clientSource();
  const origins = development ? [origin, originOfTypes] : [origin];
  const made = await Promise.all(origins.map((path) => readFile(path, 'utf8').catch(() => '')));
  return made.every((text) => text === source);
}

async function generate() {
  console.log('Generating the database client ...');
  await run([process.execPath, 'node_modules/prisma-command/build/index.js', 'generate'], {
    cwd: root,
    // No schema engine is needed; naming any file keeps Prisma from downloading one.
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    sentence: 'The database client could not be generated (see above).',
    show: /^✔/,
  });
  const source = await clientSource();
  await writeFile(originOfTypes, source);
  await writeFile(origin, source);
}

async function clientSource() {
  const read = (path) => readFile(join(root, path), 'utf8');
  const { packages } = JSON.parse(await read('package-lock.json'));
  const { version } = packages['node_modules/prisma-command'];
  const hash = createHash('sha256').update(version);
  for (const source of ['prisma/schema.prisma', 'prisma.config.ts']) hash.update(await read(source));
  return `${hash.digest('hex')}\n`;
}
