import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';

const script = readFileSync(join(import.meta.dirname, '../../../scripts/release/belltower.sh'), 'utf8');

const answers = {
  id: 'echo 0',
  systemctl: 'echo "systemctl $*" >> "$CALLED"',
  'systemd-run': 'echo "site $*" >> "$CALLED"',
  runuser: 'exit 0',
  useradd: '',
};

/** A machine with the site `belltower`, whose programs answer so and whose folders are below one of the test's own. */
function machineWith(programs: Readonly<Record<string, string>> = {}) {
  const root = newFolder();
  for (const folder of [
    'programs',
    'opt/belltower/1.2.3/bin',
    'opt/belltower/1.2.3/system',
    'etc/systemd/system',
    'usr/local/bin',
    'var/lib/belltower',
    'opt/belltower/sites',
    'opt/belltower/updates',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  const write = (path: string, text: string, mode = 0o644) => {
    writeFileSync(join(root, path), text);
    chmodSync(join(root, path), mode);
  };
  for (const [name, answer] of Object.entries({ ...answers, ...programs }))
    write(`programs/${name}`, `#!/bin/sh\n${answer}\n`, 0o755);
  const own = script
    .replace(/(?<=["' ,])\/(opt|etc|var|usr\/local)(?=\/)/g, `${root}/$1`)
    .replaceAll('=/opt/', `=${root}/opt/`);
  write('opt/belltower/1.2.3/bin/belltower', own, 0o755);
  write('opt/belltower/1.2.3/package.json', '{\n  "name": "belltower",\n  "version": "1.2.3",\n}\n');
  for (const kind of ['service', 'socket']) {
    write(`opt/belltower/1.2.3/system/belltower.${kind}`, 'Environment=PORT=@PORT@\nListenStream=@LISTEN@\n');
    write(`etc/systemd/system/belltower.${kind}`, 'Environment=PORT=80\nListenStream=80\n');
    write(`opt/belltower/1.2.3/system/belltower-update@.${kind}`, '');
  }
  for (const link of ['current', 'sites/belltower'])
    symlinkSync(join(root, 'opt/belltower/1.2.3'), join(root, 'opt/belltower', link));
  const path = (name: string) => join(root, name);
  return {
    path,
    type(...args: string[]) {
      const env = { ...process.env, PATH: `${path('programs')}:${process.env.PATH}`, CALLED: path('called') };
      const options = { env, encoding: 'utf8', cwd: path('var') } as const;
      const { status, stdout, stderr } = spawnSync(
        'bash',
        [path('opt/belltower/current/bin/belltower'), ...args],
        options,
      );
      return { status, said: stdout + stderr };
    },
    called: () => (existsSync(path('called')) ? readFileSync(path('called'), 'utf8').trim().split('\n') : []),
  };
}

test.each(['status', 'update', 'go-back', 'new', 'remove'])(
  '%s --help says how it is typed and does nothing',
  (name) => {
    for (const word of ['--help', '-h']) {
      const machine = machineWith();
      const { status, said } = machine.type(name, word);
      expect(said).toMatch(new RegExp(`^belltower ${name}.*\nIt .+\\.\n$`));
      expect([status, machine.called()]).toEqual([0, []]);
    }
  },
);

test.each([
  ['remove', '--force'],
  ['remove', '--yes', 'belltower'],
  ['go-back', 'now'],
  ['status', '--all'],
  ['new', 'st-marys', '3005', 'more'],
  ['update', '1.2.3', '1.2.4'],
  ['update', '--fast'],
])('%s %s is refused with how it is typed, and nothing is done', (...args) => {
  const machine = machineWith();
  const { status, said } = machine.type(...args);
  expect(said).toContain(`Please type it like this: belltower ${args[0]}`);
  expect([status, machine.called()]).toEqual([1, []]);
});

test('a further site on a port that is in use, or is none, is refused before anything is made', async () => {
  const { port } = await listenAsTcp(() => undefined);
  const machine = machineWith({ useradd: 'echo "useradd $*" >> "$CALLED"', id: '[ "$1" = -u ] && echo 0' });
  expect(machine.type('new', 'st-marys', String(port))).toEqual({
    status: 1,
    said: `Port ${port} is in use on this machine. Without a number, a free one is taken: belltower new st-marys\n`,
  });
  for (const none of ['http', '0', '70000'])
    expect(machine.type('new', 'st-marys', none)).toEqual({
      status: 1,
      said: 'A port is a number from 1 to 65535: belltower new st-marys 3001\n',
    });
  expect(machine.called()).toEqual([]);
  expect(existsSync(machine.path('etc/belltower-st-marys.env'))).toBe(false);
});

test('a command of the site is asked for its help by anyone, and never acts', () => {
  const machine = machineWith({ id: 'echo 1000' });
  const node = '#!/bin/sh\necho "$RUNS_AS $*"\n';
  writeFileSync(machine.path('opt/belltower/1.2.3/bin/node'), node);
  chmodSync(machine.path('opt/belltower/1.2.3/bin/node'), 0o755);
  expect(machine.type('claim', '--help').said).toBe(
    'belltower.service scripts/admin/prepared.mjs claim --help\n',
  );
  expect(machine.type('help').said).toMatch(/^belltower status .+\n[\s\S]*prepared\.mjs help\n$/);
  expect(machine.type('claim')).toEqual({
    status: 1,
    said: 'Please run this as root: sudo belltower claim\n',
  });
  expect(machine.type('--version')).toEqual({ status: 0, said: '1.2.3\n' });
});

test('a command of the site knows the port of the socket and the folder in which it is typed', () => {
  const machine = machineWith();
  machine.type('backup', '--to', 'church.zip');
  const [call] = machine.called();
  expect(call).toContain(`INIT_CWD=${machine.path('var')} `);
  expect(call).toMatch(
    / \/usr\/bin\/env PORT=80 \S+\/bin\/node scripts\/admin\/prepared\.mjs backup --to church\.zip$/,
  );
});

test('a site is removed by --yes alone where no terminal asks, and what the church wrote stays', () => {
  const machine = machineWith();
  expect(machine.type('remove')).toMatchObject({
    status: 1,
    said: expect.stringContaining('belltower remove --yes'),
  });
  expect(existsSync(machine.path('etc/systemd/system/belltower.service'))).toBe(true);
  const { status, said } = machine.type('remove', '--yes');
  expect([status, said.trim().split('\n').at(-1)]).toEqual([0, 'To bring it back: sh install.sh']);
  expect(existsSync(machine.path('opt/belltower'))).toBe(false);
  expect(existsSync(machine.path('var/lib/belltower'))).toBe(true);
  expect(machine.called()).toContain('systemctl disable --quiet --now belltower.service belltower.socket');
});

const around = (site: string, ...between: string[]) => [
  `systemctl stop ${site}.socket ${site}.service`,
  ...between,
  `systemctl start ${site}.socket ${site}.service`,
];

test.each([0, 1])(
  'a restore that ends with %i is made between a stop of site and socket and their start',
  (code) => {
    const machine = machineWith({ 'systemd-run': `echo restored >> "$CALLED"; exit ${code}` });
    expect(machine.type('restore', '/backups/a.zip', '--replace').status).toBe(code);
    expect(machine.called()).toEqual(around('belltower', 'restored'));
  },
);

test('a restore without a file, or of one that the site cannot read, stops nothing', () => {
  const machine = machineWith({ runuser: 'exit 1' });
  expect(machine.type('restore', '/srv/kept/a.zip')).toMatchObject({
    status: 1,
    said: expect.stringContaining('The user belltower cannot read /srv/kept/a.zip, so nothing was stopped.'),
  });
  expect(machine.called()).toEqual([]);
  machine.type('restore');
  expect(machine.called()).toEqual([expect.stringMatching(/^site .*prepared\.mjs restore$/)]);
});

test('the settings begin as a file that root alone reads, and one that is there stays', () => {
  const machine = machineWith();
  expect(machine.type('write-units').said).toBe('');
  const settings = machine.path('etc/belltower.env');
  expect(statSync(settings).mode & 0o777).toBe(0o600);
  const lines = readFileSync(settings, 'utf8').split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter((line) => !line.startsWith('# '))).toEqual([]);
  writeFileSync(settings, 'PORT=1\n');
  machine.type('write-units');
  expect(readFileSync(settings, 'utf8')).toBe('PORT=1\n');
});
