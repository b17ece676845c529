import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { type Release, release } from '../schema.ts';

/** The files of a folder of releases that the site reads. */
export interface ReleaseFiles {
  sums: Buffer;
  signature: Buffer;
  releases: Buffer;
}

/** What was answered is not signed by the key, was changed, or is no list of releases. */
export class UntrustedReleases extends Error {}

const list = z.object({ releases: z.array(z.unknown()).max(1000) });
const dayMilliseconds = 86_400_000;

/**
 * Returns the releases of releases.json: SHA256SUMS names it, and SHA256SUMS.sig is the Ed25519 signature over that by the
 * key (PEM). Releases dated more than a day ahead are left out, as are those of a later form.
 * @throws UntrustedReleases
 */
export function trustedReleases(files: ReleaseFiles, key: string, now: Date): Release[] {
  if (!isSigned(files, key)) throw new UntrustedReleases('SHA256SUMS is not signed by the key');
  const sum = createHash('sha256').update(files.releases).digest('hex');
  const lines = files.sums.toString('utf8').split('\n');
  if (!lines.includes(`${sum}  releases.json`))
    throw new UntrustedReleases('releases.json is not the one in SHA256SUMS');
  const latest = new Date(now.getTime() + dayMilliseconds).toISOString().slice(0, 10);
  return readList(files.releases).filter(({ date }) => date <= latest);
}

function isSigned({ sums, signature }: ReleaseFiles, key: string): boolean {
  try {
    const publicKey = createPublicKey(key);
    const bytes = Buffer.from(signature.toString('latin1').trim(), 'base64');
    return publicKey.asymmetricKeyType === 'ed25519' && verify(null, sums, publicKey, bytes);
  } catch {
    return false;
  }
}

function readList(bytes: Buffer): Release[] {
  try {
    const { releases } = list.parse(JSON.parse(bytes.toString('utf8')));
    return releases.flatMap((each) => release.safeParse(each).data ?? []);
  } catch {
    throw new UntrustedReleases('releases.json cannot be read');
  }
}
