import { createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeKeys, publicPem, signingKey, writeSums } from '#scripts/release/signing.mjs';
import { newFolder } from '#tests/support/folders.ts';

async function newKeys() {
  const folder = newFolder();
  const [secret, trusted] = [join(folder, 'secret.pem'), join(folder, 'release/public.pem')];
  await makeKeys(secret, trusted);
  return { folder, secret, trusted };
}

test('the sums name every file, and their signature is checked by the public key alone', async () => {
  const { folder, secret, trusted } = await newKeys();
  writeFileSync(join(folder, 'a.tar.gz'), 'church');
  await writeSums(folder, { names: ['a.tar.gz'], key: await signingKey(secret, trusted) });
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  // printf church | sha256sum
  expect(sums).toBe('badb8f127e03a5f5c6357214c2f7d5ed81dac20bb0db6a72da03a88cb0a6ad4d  a.tar.gz\n');
  const signature = Buffer.from(readFileSync(join(folder, 'SHA256SUMS.sig'), 'utf8'), 'base64');
  const key = createPublicKey(readFileSync(trusted));
  expect(verify(null, Buffer.from(sums), key, signature)).toBe(true);
  expect(verify(null, Buffer.from(sums.replace('a.tar', 'b.tar')), key, signature)).toBe(false);
});

test('a private key is readable by its owner alone, and is never written over', async () => {
  const { folder, secret } = await newKeys();
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  await expect(makeKeys(secret, join(folder, 'other.pem'))).rejects.toThrow('EEXIST');
});

test('a new pair does not take the place of the key that installed sites trust', async () => {
  const { folder, trusted } = await newKeys();
  const before = readFileSync(trusted, 'utf8');
  await expect(makeKeys(join(folder, 'second.pem'), trusted)).rejects.toThrow('trust no other');
  expect(existsSync(join(folder, 'second.pem'))).toBe(false);
  expect(readFileSync(trusted, 'utf8')).toBe(before);
});

test('a release is not signed by a key that installed sites do not trust; for a trial each has its own', async () => {
  const [ours, theirs] = [await newKeys(), await newKeys()];
  await expect(signingKey(theirs.secret, ours.trusted)).rejects.toThrow('no installed site would trust');
  expect(publicPem(await signingKey(undefined))).not.toBe(publicPem(await signingKey(undefined)));
});
