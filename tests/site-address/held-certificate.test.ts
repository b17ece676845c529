import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import {
  certificateId,
  readCertificate,
  tlsPath,
  writeCertificate,
  writeTlsFile,
} from '#lib/site-address/certificate/held-certificate.ts';
import { readState, writeState } from '#lib/site-address/certificate/keeping-state.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { newAuthority, newCertificateOf } from '#tests/support/servers/certificates.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const spki = publicKey.export({ type: 'spki', format: 'der' });

beforeEach(() => {
  newDataFolder();
});

test('a certificate has the id that its authority knows it by (RFC 9773, appendix A)', () => {
  const keyId = Buffer.from('69885b6b87464041e1b37b847ba0ae2cde01c8d4', 'hex');
  const authority = { ...newAuthority(), keyId };
  const pem = newCertificateOf(authority, {
    names: ['example.com'],
    publicKey: spki,
    serial: Buffer.from('87654321', 'hex'),
  });
  expect(certificateId(new X509Certificate(pem))).toBe('aYhba4dGQEHhs3uEe6CuLN4ByNQ.AIdlQyE');
});

test('one that does not name the key of its authority has no id', () => {
  expect(certificateId({ raw: Buffer.from('3000', 'hex'), serialNumber: '01' })).toBe(null);
});

test('key and certificate are kept together, for this user alone', async () => {
  const authority = newAuthority();
  const until = new Date('2027-03-01T00:00:00Z');
  const chain = newCertificateOf(authority, {
    names: ['grace.org', 'www.grace.org'],
    publicKey: spki,
    until,
  });
  const written = await writeCertificate(key, chain + authority.certificate);
  expect(written).toMatchObject({ names: ['grace.org', 'www.grace.org'], until });
  expect(await readCertificate()).toEqual(written);
  expect(written.chain.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  const modes = await Promise.all(
    ['', 'certificate.pem'].map(async (name) => (await stat(tlsPath(name))).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('an answer that is no certificate of the key is refused, and the one that is there stays', async () => {
  const good = newCertificateOf(newAuthority(), { names: ['grace.org'], publicKey: spki });
  await writeCertificate(key, good);
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const foreign = newCertificateOf(newAuthority(), { names: ['grace.org'], publicKey: other });
  for (const bad of ['', 'not a certificate', foreign, key])
    await expect(writeCertificate(key, bad)).rejects.toThrow('no certificate of this key');
  expect((await readCertificate())?.chain).toBe(good);
});

test.each([
  ['nothing', ''],
  ['half a file', key.slice(0, 40)],
  ['noise', '\u0000\u0001'],
])('a file with %s in it is no certificate', async (_title, text) => {
  await writeTlsFile('certificate.pem', text);
  expect(await readCertificate()).toBe(null);
});

test('how far the keeping is survives a file that cannot be read', async () => {
  const none = { host: null, failure: null, window: null, served: null };
  expect(await readState()).toEqual(none);
  await writeState({ ...none, host: 'grace.org' });
  expect(await readState()).toEqual({ ...none, host: 'grace.org' });
  for (const text of ['', '{', '[]', '{"failure":{"code":7}}']) {
    await writeFile(tlsPath('state.json'), text);
    expect(await readState()).toEqual(none);
  }
  expect(await readFile(tlsPath('state.json'), 'utf8')).toContain('failure');
});
