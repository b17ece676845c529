import { createHash, verify } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isThere } from './files.mjs';
import { result } from './processes.mjs';
import { trustedKey } from './settings.mjs';
import { Refusal } from './state.mjs';
import { isHigher, isVersion } from './versions.mjs';

const mostSums = 64_000;
const mostSignature = 1000;
const mostArchive = 400_000_000;

/**
 * Returns the version to update to, which is in its folder then: fetched by a process without rights, signed for the key
 * of the version in use, higher than it, and whole.
 * @param {import('./machine.mjs').Machine} machine
 * @param {{ wanted?: string, present: string, settings: Awaited<ReturnType<import('./settings.mjs').readSettings>> }} what
 * @throws Refusal
 */
export async function fetchRelease(machine, { wanted, present, settings }) {
  const { home } = machine.places;
  if (wanted !== undefined && !isVersion(wanted)) throw new Refusal('no_release', `${wanted} is no version.`);
  if (wanted && !isHigher(wanted, present)) throw tooLow(wanted, present);
  // install.sh, or an update of another site, has checked it.
  if (wanted && (await isThere(join(home, wanted, 'bin/belltower')))) return wanted;
  if (!settings.url) throw new Refusal('no_release', 'UPDATES_URL names no place of releases.');
  const folder = join(home, `.new-${machine.site}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { version, name, sum } = await readSums(machine, { wanted, present, settings, folder });
    if (!(await isThere(join(home, version, 'bin/belltower')))) {
      await takeArchive(machine, { from: `${settings.url}/${name}`, sum, folder, version, present });
    }
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the signed sums: they alone say which version is there. */
async function readSums(machine, { wanted, present, settings, folder }) {
  const key = await trustedKey(machine.places, settings.keyFile);
  const files = { SHA256SUMS: mostSums, 'SHA256SUMS.sig': mostSignature };
  for (const [name, most] of Object.entries(files))
    await download(machine, { from: `${settings.url}/${name}`, most, to: join(folder, name), present });
  const sums = await readFile(join(folder, 'SHA256SUMS'));
  const signature = Buffer.from(await readFile(join(folder, 'SHA256SUMS.sig'), 'latin1'), 'base64');
  if (!verify(null, sums, key, signature))
    throw new Refusal('bad_signature', 'The sums of the release are not signed for the key of this site.');
  const found = archiveIn(sums.toString('latin1'), machine.platform);
  if (!found) throw new Refusal('no_release', `There is no release for ${machine.platform}.`);
  if (!isHigher(found.version, present)) throw tooLow(found.version, present);
  if (wanted && found.version !== wanted)
    throw new Refusal('no_release', `The release there is ${found.version}, not ${wanted}.`);
  return found;
}

function tooLow(version, present) {
  return new Refusal('lower_version', `${version} is not higher than ${present}.`);
}

/** Returns the archive for a platform in the lines of sha256sum. */
function archiveIn(sums, platform) {
  for (const line of sums.split('\n')) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}([\w.-]+)$/.exec(line) ?? [];
    const version =
      name?.startsWith('belltower-') && name.endsWith(`-${platform}.tar.gz`)
        ? name.slice('belltower-'.length, -`-${platform}.tar.gz`.length)
        : undefined;
    if (isVersion(version)) return { version, name, sum };
  }
  return undefined;
}

async function takeArchive(machine, { from, sum, folder, version, present }) {
  const archive = join(folder, 'archive.tar.gz');
  await download(machine, { from, most: mostArchive, to: archive, present });
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('hex') !== sum)
    throw new Refusal('bad_signature', 'The archive is not the one that its signed sum names.');
  const files = join(folder, 'files');
  await mkdir(files, { mode: 0o755 });
  const { code, text } = await machine.run('tar', ['-tzf', archive], { most: 50_000_000 });
  if (code !== 0 || /(^|\/)\.\.(\/|$)|^\//m.test(text))
    throw new Refusal('bad_signature', 'The archive has files outside of its folder.');
  const unpacked = await machine.run('tar', [
    ...['-xzf', archive, '--strip-components=1', '--no-same-owner', '-C', files],
  ]);
  if (unpacked.code !== 0) throw new Refusal('disk', `The archive could not be unpacked: ${unpacked.text}`);
  await machine.run('sync', ['-f', files]);
  await rm(join(machine.places.home, version), { recursive: true, force: true });
  await rename(files, join(machine.places.home, version));
}

/** Streams what a process without rights reads into a file of root's; more than `most` bytes are not taken. */
async function download(machine, { from, most, to, present }) {
  const release = join(machine.places.home, present);
  const child = machine.spawnDownload({ from, most, release });
  let bytes = 0;
  const counted = async function* (chunks) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) throw new Error(`It is larger than ${most} bytes.`);
      yield chunk;
    }
  };
  const ended = result(child, { outputs: [child.stderr] });
  const written = await pipeline(
    child.stdout,
    counted,
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  ).then(
    () => undefined,
    (error) => error,
  );
  if (written) child.kill('SIGKILL');
  const { code, text } = await ended;
  if (written?.code === 'ENOSPC') throw new Refusal('disk', `The disk is full: ${from} could not be kept.`);
  if (written || code !== 0) throw new Refusal('no_release', `${from}: ${written?.message ?? text}`);
}
