import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { isHigher, isVersion } from '#scripts/release/update/versions.mjs';
import { readWish, waits } from '#scripts/release/update/wish.mjs';
import { FakeMachine } from './fake-machine.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

let fake: FakeMachine;
beforeEach(() => {
  fake = new FakeMachine(['1.0.0']);
});

const wish = { version: '1.1.0', at: '2026-12-01T09:45:00.000Z' };
function write(text: string) {
  writeFileSync(fake.places.wish, text);
  return fake.places.wish;
}
function linkTo(text: string) {
  writeFileSync(`${fake.places.wish}.other`, text);
  symlinkSync(`${fake.places.wish}.other`, fake.places.wish);
}
const read = () => readWish(fake.updater());

test('a wish is taken once its time has come', async () => {
  write(JSON.stringify(wish));
  expect(await read()).toEqual({ kind: 'update', version: '1.1.0', at: Date.parse(wish.at) });
  fake.clock = Date.parse(wish.at) - 1;
  expect(await read()).toBeUndefined();
  // A clock that was never set waits.
  fake.clock = 0;
  expect(await read()).toBeUndefined();
  expect(existsSync(fake.places.wish)).toBe(true);
});

test('nothing else of the file counts', async () => {
  write(JSON.stringify({ ...wish, kind: 'go-back', url: 'https://elsewhere.example', command: 'rm' }));
  expect(await read()).toEqual({ kind: 'update', version: '1.1.0', at: Date.parse(wish.at) });
});

const foreign: [string, () => unknown][] = [
  ['a link', () => symlinkSync('/etc/passwd', fake.places.wish)],
  ['a link to a wish', () => linkTo(JSON.stringify(wish))],
  ['a pipe', () => spawnSync('mkfifo', [fake.places.wish])],
  ['1 GB', () => truncateSync(write(JSON.stringify(wish)), 1e9)],
  ['a kilobyte and one', () => write(JSON.stringify(wish).padEnd(1025))],
  ['no JSON', () => write('1.1.0')],
  ['a list', () => write('[]')],
  ['nothing', () => write('')],
  ['a path as version', () => write(JSON.stringify({ ...wish, version: '../../tmp/evil' }))],
  ['no time', () => write(JSON.stringify({ version: '1.1.0' }))],
];

test.each(foreign)('a file that is %s is no wish, and goes', async (_what, make) => {
  make();
  expect(await read()).toBeUndefined();
  expect(existsSync(fake.places.wish)).toBe(false);
});

test('a folder of that name is no wish', async () => {
  mkdirSync(fake.places.wish);
  expect(await read()).toBeUndefined();
});

test('a busy site and a line that is down are tried again for a day, nothing else', () => {
  const at = 1_000_000_000;
  expect(waits('busy', at, at + 3_600_000)).toBe(true);
  expect(waits('no_release', at, at + 23 * 3_600_000)).toBe(true);
  expect(waits('busy', at, at + 25 * 3_600_000)).toBe(false);
  expect(waits('bad_signature', at, at)).toBe(false);
  expect(waits('busy', undefined, at)).toBe(false);
});

// The order of https://semver.org, 11.
const rising = [
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.2.0',
  '1.10.0',
  '2.0.0',
];

test('versions rise as SemVer orders them', () => {
  for (const [at, version] of rising.entries()) {
    expect(isVersion(version)).toBe(true);
    for (const [other, compared] of rising.entries()) expect(isHigher(version, compared)).toBe(at > other);
  }
  for (const text of ['1.0', 'v1.0.0', '01.0.0', '1.0.0/..', '1.0.0-', '', '1.0.0\n', 1, null])
    expect(isVersion(text)).toBe(false);
});
