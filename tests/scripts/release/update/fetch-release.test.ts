import { spawnSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { publicPem, signingKey, writeSums } from '#scripts/release/signing.mjs';
import { fetchRelease } from '#scripts/release/update/fetch-release.mjs';
import { readSettings, trustedKey } from '#scripts/release/update/settings.mjs';
import { newFolder } from '#tests/support/folders.ts';
import { FakeMachine } from './fake-machine.ts';

let fake: FakeMachine;
let key: KeyObject;
let url: string;
beforeEach(async () => {
  fake = new FakeMachine(['1.0.0']);
  key = await signingKey(undefined);
  url = newFolder();
  const trusted = join(fake.places.home, '1.0.0/server/release');
  mkdirSync(trusted, { recursive: true });
  writeFileSync(join(trusted, 'public-key.pem'), publicPem(key));
  await publish('1.1.0');
});

/** Publishes a release of one file. */
async function publish(version: string, signedBy = key, transform = '') {
  const work = newFolder();
  mkdirSync(join(work, 'bin'));
  writeFileSync(join(work, 'bin/belltower'), version);
  const name = `belltower-${version}-linux-x64.tar.gz`;
  const names = transform || `s,^\\.,belltower-${version},`;
  spawnSync('tar', ['-czf', join(url, name), `--transform=${names}`, '-C', work, '.']);
  await writeSums(url, { names: [name], key: signedBy });
  return join(url, name);
}

function fetched(wanted?: string) {
  const settings = { url, keyFile: undefined, hasOwnDatabase: false };
  return fetchRelease(fake.updater(), { wanted, present: '1.0.0', settings }).catch(
    ({ code, message }: { code?: string; message: string }) => code ?? message,
  );
}
const isThere = (version: string) => existsSync(join(fake.places.home, version));

test('the newest release is unpacked, with or without being named', async () => {
  expect(await fetched()).toBe('1.1.0');
  expect(readFileSync(join(fake.places.home, '1.1.0/bin/belltower'), 'utf8')).toBe('1.1.0');
  expect(await fetched('1.1.0')).toBe('1.1.0');
  expect(existsSync(join(fake.places.home, '.new-belltower'))).toBe(false);
});

test('a release of another key is refused', async () => {
  await publish('1.1.0', await signingKey(undefined));
  expect(await fetched()).toBe('bad_signature');
});

test.each(['SHA256SUMS', 'SHA256SUMS.sig', 'belltower-1.1.0-linux-x64.tar.gz'])(
  'one flipped bit in %s is refused',
  async (name) => {
    const bytes = readFileSync(join(url, name));
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    writeFileSync(join(url, name), bytes);
    expect(await fetched()).toBe('bad_signature');
    expect(isThere('1.1.0')).toBe(false);
  },
);

test('an older release, and the present one, are refused though they are signed', async () => {
  url = newFolder();
  await publish('0.9.0');
  expect(await fetched()).toBe('lower_version');
  url = newFolder();
  await publish('1.0.0');
  expect(await fetched()).toBe('lower_version');
});

test('a release that is not the wished one is not taken for it', async () => {
  expect(await fetched('1.2.0')).toBe('no_release');
  expect(await fetched('../1.1.0')).toBe('no_release');
});

test('an archive that leads out of its folder is refused', async () => {
  await publish('1.1.0', key, 's,^\\.,belltower/../../..,');
  expect(await fetched()).toBe('bad_signature');
  expect(isThere('1.1.0')).toBe(false);
});

test('files larger than they may be are not read on', async () => {
  writeFileSync(join(url, 'SHA256SUMS'), '');
  truncateSync(join(url, 'SHA256SUMS'), 50_000_000);
  expect(await fetched()).toBe('no_release');
});

test('releases.json is not looked at', async () => {
  writeFileSync(join(url, 'releases.json'), '');
  truncateSync(join(url, 'releases.json'), 50_000_000);
  expect(await fetched()).toBe('1.1.0');
});

test('a place without releases, and none, is said', async () => {
  url = '/nowhere';
  expect(await fetched()).toBe('no_release');
  url = 'http://127.0.0.1:1/';
  expect(await fetched()).toBe('no_release');
});

test('the settings of the site name place, key and database', async () => {
  const lines = [
    '# UPDATES_URL=https://no.example',
    'UPDATES_URL="https://releases.example"',
    ' DATABASE_URL=x ',
    'UPDATES_KEY=',
  ];
  writeFileSync(fake.places.settings, lines.join('\n'));
  expect(await readSettings(fake.places)).toEqual({
    url: 'https://releases.example',
    keyFile: '',
    hasOwnDatabase: true,
  });
});

test('a key that others than root can change is not used', async () => {
  const path = join(newFolder(), 'key.pem');
  writeFileSync(path, publicPem(key));
  await expect(trustedKey(fake.places, path)).rejects.toThrow('others than root can change');
  await expect(trustedKey(fake.places, 'key.pem')).rejects.toThrow('others than root can change');
});
