import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/folders.ts';

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'scripts/release/install.sh');

/** Runs install.sh on a machine whose programs answer so. */
function installOn(programs: Readonly<Record<string, string>>) {
  const folder = newFolder();
  const machine = { id: 'echo 0', uname: 'test "$1" = -s && echo Linux || echo x86_64', ...programs };
  for (const [name, answer] of Object.entries(machine)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${answer}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', [script], { env, encoding: 'utf8' });
  return [status, stderr.trim()];
}

const has = (glibc: string) => `test "$1" = LONG_BIT && echo 64 || ${glibc}`;

test.each([
  ['a user without rights', { id: 'echo 1000' }, 'as root: sudo sh install.sh'],
  ['another system', { uname: 'echo Darwin' }, 'on Linux alone'],
  ['a system of 32 bits', { getconf: 'echo 32' }, 'Raspberry Pi OS (64-bit)'],
  ['another processor', { uname: 'test "$1" = -s && echo Linux || echo riscv64' }, '(riscv64)'],
  ['a system without glibc', { getconf: has('exit 1') }, 'has no glibc'],
  ['an old system', { getconf: has('echo glibc 2.17') }, 'its glibc is 2.17'],
])('%s is told so before anything is changed', (_what, programs, sentence) => {
  const [status, said] = installOn(programs);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});

test('a person can read it: it is short, and names what it leaves on the machine first', () => {
  const lines = readFileSync(script, 'utf8').split('\n');
  expect(lines.length).toBeLessThan(150);
  const head = lines.slice(0, 12).join('\n');
  for (const told of ['/opt/belltower/', '/var/lib/belltower']) expect(head).toContain(told);
});

test('every release is described in both languages, the newest first', () => {
  const { releases } = JSON.parse(readFileSync(join(root, 'docs/releases.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(releases[0].version).toBe(version);
  const order = (a: { version: string }, b: { version: string }) =>
    b.version.localeCompare(a.version, 'en', { numeric: true });
  expect(releases.toSorted(order)).toEqual(releases);
  for (const { date, notes, is_security } of releases) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([typeof is_security, typeof notes.en, typeof notes.es]).toEqual(['boolean', 'string', 'string']);
  }
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`);
});
