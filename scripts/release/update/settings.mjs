import { createPublicKey } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from './state.mjs';

/**
 * Returns the settings that root heeds, out of the file that systemd gives the site.
 * @param {ReturnType<import('./places.mjs').placesOf>} places
 */
export async function readSettings(places) {
  const text = await readFile(places.settings, 'utf8').catch(() => '');
  const found = new Map(text.split('\n').flatMap(readLine));
  return {
    url: found.get('UPDATES_URL'),
    keyFile: found.get('UPDATES_KEY'),
    hasOwnDatabase: Boolean(found.get('DATABASE_URL')),
  };
}

function readLine(line) {
  const [, name, value] = /^\s*([A-Z][A-Z0-9_]*)=(.*?)\s*$/.exec(line) ?? [];
  return name ? [[name, value.replace(/^(["'])(.*)\1$/, '$2')]] : [];
}

/**
 * Returns the key that a release has to be signed for: that of UPDATES_KEY, else that of the version in use.
 * @param {ReturnType<import('./places.mjs').placesOf>} places
 * @param {string | undefined} keyFile
 * @throws Refusal where there is none, or others than root can change it
 */
export async function trustedKey(places, keyFile) {
  const path = keyFile || join(places.accepted, 'server/release/public-key.pem');
  if (keyFile) await assertOfRoot(keyFile);
  try {
    const key = createPublicKey(await readFile(path));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Refusal('bad_signature', `There is no key that a release could be signed for at ${path}.`);
}

/** A key in a folder of the site would let the site choose what root runs. */
async function assertOfRoot(path) {
  for (let at = path; ; at = dirname(at)) {
    const found = await lstat(at).catch(() => undefined);
    const isOfRoot = found?.uid === 0 && !(found.mode & 0o022) && !found.isSymbolicLink();
    if (!path.startsWith('/') || !isOfRoot)
      throw new Refusal('bad_signature', `UPDATES_KEY is not used: others than root can change ${at}.`);
    if (at === dirname(at)) return;
  }
}
