import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface NewRelease {
  version: string;
  date?: string;
  is_security?: boolean;
}

/** A pair of keys that releases are signed with. */
export const newKeys = () => generateKeyPairSync('ed25519');

/** Returns the text of a releases.json. */
export function releaseList(releases: readonly NewRelease[]): string {
  const whole = releases.map((each) => ({
    ...{ date: '2020-01-01', is_security: false, needs: null, files: [] },
    notes: { en: `What is new in ${each.version}.`, es: `Lo nuevo de ${each.version}.` },
    ...each,
  }));
  return JSON.stringify({ releases: whole });
}

/** Returns the files of a folder of releases, signed with the key. */
export function signedFiles(releases: string, key: KeyObject) {
  const sum = createHash('sha256').update(releases).digest('hex');
  const sums = Buffer.from(`${'0'.repeat(64)}  install.sh\n${sum}  releases.json\n`);
  const signature = Buffer.from(`${sign(null, sums, key).toString('base64')}\n`);
  return { sums, signature, releases: Buffer.from(releases) };
}

/** Writes a folder of releases, and the public key beside it; returns both paths. */
export function writeReleases(
  folder: string,
  releases: readonly NewRelease[],
  { publicKey, privateKey } = newKeys(),
) {
  const url = join(folder, 'releases');
  mkdirSync(url, { recursive: true });
  const files = signedFiles(releaseList(releases), privateKey);
  writeFileSync(join(url, 'SHA256SUMS'), files.sums);
  writeFileSync(join(url, 'SHA256SUMS.sig'), files.signature);
  writeFileSync(join(url, 'releases.json'), files.releases);
  const key = join(folder, 'key.pem');
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }));
  return { url, key };
}
