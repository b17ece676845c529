import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from '#server/build/prepare.mjs';
import { plainError } from '#server/build/programs.mjs';

/** The public key that releases are signed for (Ed25519, PEM), relative to the project. */
export const publicKeyFile = 'server/release/public-key.pem';

/**
 * Makes a new pair: the private key at `path`, readable by its owner alone, the public one in the project.
 * @param {string} path must not exist
 * @param {string} publicPath must not exist: installed sites trust the key that is there, and no other
 * @throws a plain error where there is one
 */
export async function makeKeys(path, publicPath = join(root, publicKeyFile)) {
  if (await stat(publicPath).catch(() => undefined))
    throw plainError(
      `There is a key in ${publicKeyFile}, and installed sites trust no other. Remove it first to begin again without them.`,
    );
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(path, pem(privateKey, 'pkcs8'), { mode: 0o600, flag: 'wx' });
  await mkdir(dirname(publicPath), { recursive: true });
  await writeFile(publicPath, pem(publicKey, 'spki'), { flag: 'wx' });
}

/**
 * Returns the key to sign a release with: the one at `path`, or one for a trial.
 * @param {string | undefined} path
 * @param {string} publicPath of the key that installed sites trust
 * @throws a plain error where the key is not that one
 */
export async function signingKey(path, publicPath = join(root, publicKeyFile)) {
  if (!path) return generateKeyPairSync('ed25519').privateKey;
  const key = createPrivateKey(await readFile(path));
  const trusted = await readFile(publicPath, 'utf8').catch(() => '');
  if (publicPem(key) !== trusted)
    throw plainError(
      `The key at ${path} does not belong to ${publicKeyFile}, so no installed site would trust the release.`,
    );
  return key;
}

/**
 * Returns the public key of a private one as PEM.
 * @param {import('node:crypto').KeyObject} key
 */
export function publicPem(key) {
  return pem(createPublicKey(key), 'spki');
}

/**
 * Writes SHA256SUMS of files in a folder, and SHA256SUMS.sig: the Ed25519 signature over it, in base64.
 * @param {string} folder
 * @param {{ names: string[], key: import('node:crypto').KeyObject }} what
 */
export async function writeSums(folder, { names, key }) {
  const lines = [];
  for (const name of names) lines.push(`${await sha256(join(folder, name))}  ${name}\n`);
  const sums = lines.join('');
  await writeFile(join(folder, 'SHA256SUMS'), sums);
  await writeFile(
    join(folder, 'SHA256SUMS.sig'),
    `${sign(null, Buffer.from(sums), key).toString('base64')}\n`,
  );
}

/**
 * Returns the SHA-256 of a file in hex.
 * @param {string} path
 */
export async function sha256(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function pem(key, type) {
  return key.export({ format: 'pem', type });
}
