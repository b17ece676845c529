import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildFolder, bundle, markInUse } from './builds.mjs';
import { withLock } from './lock.mjs';
import { npm, run } from './programs.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs the packages and generates the database client, each only when what it is made from has changed.
 * One process at a time; the others wait.
 */
export async function prepare() {
  if ((await isInstalled()) && (await isGenerated())) return;
  await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
    if (!(await isInstalled())) await install();
    if (!(await isGenerated())) await generate();
  });
}

/**
 * Bundles the server when its sources have changed.
 * @returns {Promise<{ target: string, programs: string }>} the build that belongs to it, as buildFolder() names it, and
 *   the folder of its programs
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
 * @param {string} [known] the build, where buildFolder() was asked for it
 */
export async function prepareBuild(known) {
  const target = known ?? (await buildFolder(root));
  if (!existsSync(join(root, target))) {
    await withLock(join(root, '.builds/lock'), 'to finish its build', async () => {
      if (!existsSync(join(root, target))) await build(root, target);
    });
  }
  await markInUse(root, target);
  process.env.NEXT_DIST_DIR = target;
}

async function isInstalled() {
  const wanted = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const list = await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => '');
  if (!list) return false;
  const found = JSON.parse(list);
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional || found.packages[path]?.version === entry.version,
  );
}

async function install() {
  console.log('Installing packages (about half a minute, the first time and after an update) ...');
  // The build needs some of the packages that a production server would leave out.
  await run(npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd: root,
    sentence:
      'The packages could not be installed (see above), so please check the connection to the internet and start again.',
  });
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
    // Nothing here needs a schema engine; naming any file keeps Prisma from downloading one.
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
