import { open, readFile } from 'node:fs/promises';
import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { type Environment, env } from '#lib/core/process/env.ts';
import { pathIn, projectPath } from '#lib/core/process/folders.ts';
import type { Release } from '../schema.ts';
import { presentVersion } from './present-version.ts';
import { trustedReleases, UntrustedReleases } from './trust.ts';

/** The most bytes of each file. */
const mostBytes = {
  'SHA256SUMS.sig': 1000,
  SHA256SUMS: 64_000,
  'releases.json': 5_000_000,
};
type FileName = keyof typeof mostBytes;

const patienceMilliseconds = 30_000;

/** Returns whether UPDATES_URL names a folder of this machine, which is read whenever staff ask. */
export function isFolder({ UPDATES_URL }: Pick<Environment, 'UPDATES_URL'> = env()): boolean {
  return UPDATES_URL !== undefined && !UPDATES_URL.startsWith('https://');
}

/**
 * Returns the releases in UPDATES_URL. The request tells the version of the site and nothing else.
 * @throws UntrustedReleases, also for a file that is too large and without a key; other errors where nothing was answered
 */
export async function askReleases(source: string, now = new Date()): Promise<Release[]> {
  const key = await readKey();
  const read = isFolder({ UPDATES_URL: source }) ? readFrom : fetchFrom;
  const [sums, signature] = [await read(source, 'SHA256SUMS'), await read(source, 'SHA256SUMS.sig')];
  const releases = await read(source, 'releases.json');
  return trustedReleases({ sums, signature, releases }, key, now);
}

/** Returns UPDATES_KEY, else the key in the release. @throws UntrustedReleases without one */
async function readKey(): Promise<string> {
  const file = projectPath(env().UPDATES_KEY ?? 'server/release/public-key.pem');
  return readFile(file, 'utf8').catch(() => {
    throw new UntrustedReleases(`there is no key at ${file}`);
  });
}

async function readFrom(folder: string, name: FileName): Promise<Buffer> {
  const file = await open(pathIn(projectPath(folder), name), 'r');
  try {
    assertSize((await file.stat()).size, name);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function fetchFrom(address: string, name: FileName): Promise<Buffer> {
  const { status, url, body, discard } = await requestAddress(`${address.replace(/\/+$/, '')}/${name}`, {
    timeoutMilliseconds: patienceMilliseconds,
    maximumBytes: Number.MAX_SAFE_INTEGER,
    headers: { 'user-agent': `Belltower/${presentVersion()}` },
  });
  try {
    if (status !== 200 || !url.startsWith('https://'))
      throw new Error(`${name} was answered with ${status} at ${url}`);
    return await withinSize(body, name);
  } catch (error) {
    discard();
    throw error;
  }
}

async function withinSize(body: AsyncIterable<Buffer>, name: FileName): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    assertSize(bytes, name);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws UntrustedReleases */
function assertSize(bytes: number, name: FileName): void {
  if (bytes > mostBytes[name]) throw new UntrustedReleases(`${name} is too large`);
}
