// `npm run release -- OUT [--key FILE]` writes a release into an empty folder: an archive a platform, install.sh, what makes a container,
// releases.json, and the signed sums of them all. Without a key it is signed for a trial, by a key that is forgotten.
// `npm run release -- --new-key FILE` makes the pair of keys that releases are signed with.
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '#scripts/image/copy-site.mjs';
import { prepare, root } from '#server/build/prepare.mjs';
import { plainError } from '#server/build/programs.mjs';
import { writeArchive } from './archive.mjs';
import { listLicences } from './licences.mjs';
import {
  addNode,
  addPackages,
  nativePackages,
  newestNode,
  platforms,
  removeNativePackages,
} from './platforms.mjs';
import { makeKeys, publicKeyFile, publicPem, sha256, signingKey, writeSums } from './signing.mjs';

/** What makes a container of the archives. */
const beside = ['Dockerfile', 'compose.yaml', 'docs/deploy/Caddyfile'];

const usage = 'Please name an empty folder: npm run release -- OUT [--key FILE]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'new-key': { type: 'string' } },
  });
  if (values['new-key']) await newKeys(resolve(values['new-key']));
  else await release(positionals[0], values.key);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}

async function newKeys(path) {
  await makeKeys(path);
  console.log(`The private key is at ${path}: keep it, and a copy of it, out of every repository.`);
  console.log(`The public one is in ${publicKeyFile}: commit it before the next release.`);
}

async function release(out, keyFile) {
  const target = resolve(out ?? '');
  if (!out || (await readdir(target).catch(() => [])).length > 0) throw plainError(usage);
  const key = await signingKey(keyFile);
  const { version, releases } = await releaseFacts();
  // Icons and fonts of packages for development are part of the site, and so are their terms.
  await prepare({ development: true });
  const work = join(target, '.work');
  const site = join(work, 'site');
  await copySite(site);
  const node = await newestNode();
  const archives = [];
  const nodeSums = {};
  const parts = new Map();
  for (const platform of platforms) parts.set(platform, await nativePackages(site, platform));
  await removeNativePackages(site);
  for (const [platform, packages] of parts) {
    const own = join(work, platform);
    const places = { platform, folder: own, cache: join(work, 'packages') };
    await addNode(node, places);
    await addPackages(packages, places);
    await cp(join(root, 'scripts/release/belltower.sh'), join(own, 'bin/belltower'));
    await cp(join(root, 'scripts/release/system'), join(own, 'system'), { recursive: true });
    await cp(join(root, 'scripts/release/update'), join(own, 'update'), { recursive: true });
    await cp(join(root, 'scripts/image/hooks'), join(own, 'hooks'), { recursive: true });
    await listLicences(own, { root, folders: [site, own], node });
    nodeSums[platform] = await sha256(join(own, 'bin/node'));
    archives.push(await writeArchive(target, { version, platform, folders: [site, own] }));
    console.log(`Wrote ${archives.at(-1)}.`);
  }
  await writeInstaller(target, { version, publicKey: publicPem(key), nodeSums });
  await writeReleases(target, releases, archives);
  for (const name of beside) await cp(join(root, name), join(target, name));
  await writeSums(target, { names: [...archives, 'install.sh', 'releases.json', ...beside], key });
  await rm(work, { recursive: true });
  console.log(`Belltower ${version} with Node ${node} is in ${target}.`);
  if (!keyFile) console.log('It is signed for a trial: to publish one, name a key with --key FILE.');
}

/** Returns this version and all releases, of which it is the first. */
async function releaseFacts() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { releases } = JSON.parse(await readFile(join(root, 'docs/releases.json'), 'utf8'));
  if (releases[0]?.version !== version)
    throw plainError(`docs/releases.json does not begin with ${version}, the version in package.json.`);
  return { version, releases };
}

/** Only the first release has its files here. */
async function writeReleases(target, [first, ...before], archives) {
  const files = await Promise.all(
    archives.map(async (name) => ({
      name,
      bytes: (await stat(join(target, name))).size,
      sha256: await sha256(join(target, name)),
    })),
  );
  const told = [{ ...first, files }, ...before.map((each) => ({ files: [], ...each }))];
  await writeFile(join(target, 'releases.json'), `${JSON.stringify({ releases: told }, undefined, 2)}\n`);
}

/** Writes install.sh with what it trusts: the public key, and the sum of the program that checks signatures by it. */
async function writeInstaller(target, { version, publicKey, nodeSums }) {
  await mkdir(target, { recursive: true });
  const text = await readFile(join(root, 'scripts/release/install.sh'), 'utf8');
  const written = text
    .replaceAll('@VERSION@', version)
    .replace('@PUBLIC_KEY@', publicKey.trim())
    .replaceAll(/@NODE_SUM_([\w-]+)@/g, (_, platform) => nodeSums[platform]);
  await writeFile(join(target, 'install.sh'), written, { mode: 0o755 });
}
