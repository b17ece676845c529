import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { run } from './programs.mjs';

/** The sources of a build and of the server's bundle. The database client comes from prisma/schema.prisma. */
const sources = [
  'app',
  'components',
  'lib',
  'server',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'prisma',
  'scripts/admin',
  'tsconfig.json',
];
const generated = ['lib/core/generated', 'lib/language/generated'];
const folder = '.builds';
/** Contains the name of the build in a copy without sources, such as an image (scripts/image). */
export const shippedFile = join(folder, 'shipped');

/**
 * Returns the folder, relative to `root`, of the build of the current sources or of the shipped one; it may not exist
 * yet. Next builds into .next; a site serves from a copy named after its sources, which no later build changes.
 * @param {string} root
 */
export async function buildFolder(root) {
  if (isShipped(root)) return readFile(join(root, shippedFile), 'utf8');
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const source of sources) hashInto(hash, root, source);
  return join(folder, hash.digest('hex').slice(0, 16));
}

/**
 * Returns whether this copy came with its packages and its build, so that nothing is installed or built.
 * @param {string} root
 */
export function isShipped(root) {
  return existsSync(join(root, shippedFile));
}

/**
 * Builds the site into `target` and removes the builds that no running site uses.
 * @param {string} root
 * @param {string} target as buildFolder() returns it
 * @param {number} level of compression
 */
export async function build(root, target, level) {
  console.log('Building the site (about a minute and a half, the first time and after an update) ...');
  await run([process.execPath, 'node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' },
    sentence: 'The site could not be built (see above).',
    show: /^✓/,
  });
  const draft = join(root, `${target}.new`);
  await rm(draft, { recursive: true, force: true });
  await moveBuild(join(root, '.next'), draft);
  await run([process.execPath, 'server/build/finish-build.mjs', root, draft, String(level)], {
    cwd: root,
    sentence: 'The site could not be built (see above).',
  });
  await rename(draft, join(root, target));
  await removeMade(join(root, '.next'));
  await prune(root, target);
}

/**
 * Bundles the server of the current sources into `target`.server.
 * @param {string} root
 * @param {string} target as buildFolder() returns it
 */
export async function bundle(root, target) {
  const draft = join(root, `${target}.server.new`);
  await rm(draft, { recursive: true, force: true });
  await run([process.execPath, 'server/build/bundle-server.mjs', root, draft], {
    cwd: root,
    sentence: 'The site could not be built (see above).',
  });
  await rename(draft, join(root, `${target}.server`));
}

/**
 * Marks `target` as in use until this process ends.
 * @param {string} root
 * @param {string} target
 */
export async function markInUse(root, target) {
  const marks = join(root, folder, 'in-use');
  await mkdir(marks, { recursive: true }).catch(() => undefined);
  await writeFile(join(marks, String(process.pid)), basename(target)).catch(() => undefined);
}

/** Synchronous: nothing else runs meanwhile, and small files are read ten times as fast. */
function hashInto(hash, root, path) {
  const found = generated.includes(path) ? undefined : statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) {
    if (found) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) hashInto(hash, root, `${path}/${name}`);
}

/** Parts of the build that a running site does not read. */
const leftOut = new Set(['cache', 'dev', 'diagnostics', 'types', 'trace', 'trace-build', 'lock']);

async function moveBuild(from, to) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (!leftOut.has(name) && name !== 'node_modules') await rename(join(from, name), join(to, name));
  }
  await relink(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** Removes what is left of the build, except the types and what a developer's server keeps. */
async function removeMade(made) {
  for (const name of await readdir(made)) {
    if (name !== 'types' && name !== 'dev') await rm(join(made, name), { recursive: true, force: true });
  }
}

/** The links to packages are relative, and the build's new place is deeper. */
async function relink(from, to) {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true }).catch(() => [])) {
    if (!entry.isSymbolicLink()) continue;
    const link = join(entry.parentPath, entry.name);
    const place = join(to, relative(from, link));
    await mkdir(dirname(place), { recursive: true });
    await symlink(relative(dirname(place), resolve(dirname(link), await readlink(link))), place);
  }
}

async function prune(root, target) {
  const marks = join(root, folder, 'in-use');
  const used = new Set([basename(target)]);
  for (const pid of await readdir(marks).catch(() => [])) {
    if (isAlive(Number(pid))) used.add(await readFile(join(marks, pid), 'utf8').catch(() => ''));
    else await rm(join(marks, pid), { force: true });
  }
  for (const name of await readdir(join(root, folder))) {
    if (/^[0-9a-f]{16}(\.server)?(\.new)?$/.test(name) && !used.has(name.replace(/\.server$/, '')))
      await rm(join(root, folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
