import { expect, test } from 'vitest';
import { type ReleaseFiles, trustedReleases, UntrustedReleases } from '#lib/updates/releases/trust.ts';
import { newKeys, releaseList, signedFiles } from '#tests/support/files/releases.ts';

const { publicKey, privateKey } = newKeys();
const key = String(publicKey.export({ type: 'spki', format: 'pem' }));
const now = new Date('2031-06-02T14:00:00Z');
const list = releaseList([{ version: '1.1.0' }, { version: '1.0.0' }]);
const signed = () => signedFiles(list, privateKey);
const versions = (files: ReleaseFiles, at = now) =>
  trustedReleases(files, key, at).map(({ version }) => version);

/** The bytes with one bit of one byte turned. */
function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test('what the key has signed is trusted', () => {
  expect(versions(signed())).toEqual(['1.1.0', '1.0.0']);
});

test.each<[string, () => ReleaseFiles]>([
  ['another key', () => signedFiles(list, newKeys().privateKey)],
  ['no signature', () => ({ ...signed(), signature: Buffer.from('') })],
  ['a signature that is no base64', () => ({ ...signed(), signature: Buffer.from('%%%') })],
  ['a byte of the list', () => ({ ...signed(), releases: flipped(Buffer.from(list), 40) })],
  ['a byte of the sums', () => ({ ...signed(), sums: flipped(signed().sums, 70) })],
  ['a byte of the signature', () => ({ ...signed(), signature: flipped(signed().signature, 10) })],
  ['a list that the sums do not name', () => ({ ...signed(), releases: Buffer.from(releaseList([])) })],
  ['a signed list that is no JSON', () => signedFiles('<html>', privateKey)],
  ['a signed list of another form', () => signedFiles('{"releases":7}', privateKey)],
])('it is not with %s', (_what, files) => {
  expect(() => versions(files())).toThrow(UntrustedReleases);
});

test('a key of another kind, or none, trusts nothing', () => {
  for (const other of ['', 'not a key'])
    expect(() => trustedReleases(signed(), other, now)).toThrow(UntrustedReleases);
});

test('a release dated more than a day ahead is left out, with a clock of 1970 all are', () => {
  const files = signedFiles(
    releaseList([
      { version: '3.0.0', date: '2031-06-04' },
      { version: '2.0.0', date: '2031-06-03' },
      { version: '1.0.0' },
    ]),
    privateKey,
  );
  expect(versions(files)).toEqual(['2.0.0', '1.0.0']);
  expect(versions(files, new Date(0))).toEqual([]);
});

test('a release of a later form is left out', () => {
  const releases = [
    { version: 'v2' },
    { version: '1.2.0', is_security: 'no' as never },
    { version: '1.1.0' },
  ];
  expect(versions(signedFiles(releaseList(releases), privateKey))).toEqual(['1.1.0']);
});
