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
 * time.
 * @param {{ development?: boolean }} [options] whether development packages are installed, too
 */
export async function prepare({ development = false } = {}) {
  if (isShipped(root)) return;
  writeCatalogues(root);
  if ((await areInstalled(root, { development })) && (await isGenerated())) return;
  await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
    await installPackages(root, { development });
    if (!(await isGenerated())) await generate();
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

const client = join(root, 'lib/core/generated/prisma');
const origin = join(root, 'lib/core/generated/made-from');

async function isGenerated() {
  return existsSync(client) && (await readFile(origin, 'utf8').catch(() => '')) === (await clientSource());
}

async function generate() {
  console.log('Generating the database client ...');
  await run([process.execPath, 'node_modules/prisma/build/index.js', 'generate'], {
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
  await writeFile(origin, await clientSource());
}

async function clientSource() {
  const hash = createHash('sha256');
  for (const source of ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json']) {
    hash.update(await readFile(join(root, source)));
  }
  return hash.digest('hex');
}
