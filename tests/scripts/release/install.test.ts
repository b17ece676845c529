import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
  ['a user without rights', { id: 'echo 1000' }, 'As root: sh install.sh, or sudo sh install.sh'],
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

/** The script of release 1.0.0 on a machine whose folders are below one of the test's own. */
function installBelow(root: string, programs: Readonly<Record<string, string>> = {}) {
  for (const folder of [
    'programs',
    'release',
    'opt',
    'var/lib',
    'run/systemd/system',
    'proc/net',
    'usr/local/bin',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  const text = readFileSync(script, 'utf8')
    .replaceAll('@VERSION@', '1.0.0')
    .replaceAll(/(?<=[=" ])\/(?=(?:opt|var|etc|run|usr\/local|proc\/net)\b)/g, `${root}/`);
  writeFileSync(join(root, 'release/install.sh'), text);
  writeFileSync(join(root, 'proc/net/tcp'), '');
  writeFileSync(join(root, 'proc/net/tcp6'), '');
  const uname = 'test "$1" = -s && echo Linux || echo x86_64';
  const machine = { id: 'echo 0', df: 'echo Filesystem; echo /dev/a 1 1 9000000 1% /', uname };
  for (const [name, answer] of Object.entries({ ...machine, ...programs }))
    writeFileSync(join(root, 'programs', name), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(root, 'programs')}:${process.env.PATH}`, BELLTOWER_URL: '' };
  return spawnSync('sh', [join(root, 'release/install.sh')], { env, encoding: 'utf8' });
}

test('beside the archive of another machine it says which one is needed', () => {
  const root = newFolder();
  mkdirSync(join(root, 'release'));
  for (const name of ['SHA256SUMS', 'SHA256SUMS.sig', 'belltower-1.0.0-linux-arm64.tar.gz'])
    writeFileSync(join(root, 'release', name), '');
  const { status, stderr } = installBelow(root);
  expect(stderr.trim()).toBe(
    'The archive here (belltower-1.0.0-linux-arm64.tar.gz) is for another machine; this one needs belltower-1.0.0-linux-x64.tar.gz.',
  );
  expect(status).toBe(1);
});

test.each([
  [
    'runs',
    'exit 0',
    ['write-units', 'wait-up 80'],
    'Belltower 1.0.0 is installed already and runs. Where it has no owner yet, this prints the code for the setup: belltower claim',
  ],
  ['did not come to run', 'exit 3', ['write-units', 'wait-up 80', 'claim'], 'Waiting for the site ...'],
])(
  'over the same version that %s it goes on, and makes a new code only where none was',
  (_how, systemctl, asked, last) => {
    const root = newFolder();
    mkdirSync(join(root, 'opt/belltower/1.0.0/bin'), { recursive: true });
    symlinkSync('1.0.0', join(root, 'opt/belltower/current'));
    const own = join(root, 'opt/belltower/1.0.0/bin/belltower');
    writeFileSync(own, `#!/bin/sh\necho "$*" >> ${root}/asked\n`, { mode: 0o755 });
    const { status, stdout, stderr } = installBelow(root, { systemctl });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n').at(-1)).toBe(last);
    expect(readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')).toEqual(asked);
  },
);

test.each(['older', 'the same'])(
  'where %s version is current, each site that is older is updated',
  (current) => {
    const root = newFolder();
    const [older, newer] = ['0.9.0', '1.0.0'];
    const present = current === 'older' ? older : newer;
    const asked = `#!/bin/sh\necho "$BELLTOWER_SITE $*" >> ${root}/asked\n`;
    for (const version of [older, newer]) {
      mkdirSync(join(root, 'opt/belltower', version, 'bin'), { recursive: true });
      writeFileSync(join(root, 'opt/belltower', version, 'bin/belltower'), asked, { mode: 0o755 });
    }
    symlinkSync(present, join(root, 'opt/belltower/current'));
    mkdirSync(join(root, 'opt/belltower/sites'));
    mkdirSync(join(root, 'etc/systemd/system'), { recursive: true });
    for (const [site, version] of [
      ['belltower', older],
      ['belltower-st-marys', present],
    ] as const) {
      writeFileSync(join(root, `etc/systemd/system/${site}.socket`), '');
      symlinkSync(`../${version}`, join(root, 'opt/belltower/sites', site));
    }
    const { status, stderr } = installBelow(root);
    expect([status, stderr]).toEqual([0, '']);
    const updated = current === 'older' ? ['belltower-st-marys', 'belltower'] : ['belltower'];
    expect(readFileSync(join(root, 'asked'), 'utf8').trim().split('\n').toSorted()).toEqual(
      updated.map((site) => `${site} update 1.0.0`).toSorted(),
    );
  },
);

test('over an installation that was broken off before its first site it installs', () => {
  const root = newFolder();
  for (const version of ['0.9.0', '1.0.0']) {
    mkdirSync(join(root, 'opt/belltower', version, 'bin'), { recursive: true });
    const own = join(root, 'opt/belltower', version, 'bin/belltower');
    writeFileSync(own, `#!/bin/sh\necho "$*" >> ${root}/asked\n`, { mode: 0o755 });
  }
  symlinkSync('0.9.0', join(root, 'opt/belltower/current'));
  const { status, stderr } = installBelow(root, { systemctl: 'exit 3' });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')).toEqual([
    'write-units',
    'wait-up 80',
    'claim',
  ]);
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
