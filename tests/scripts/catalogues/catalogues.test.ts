import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { casaosProblems, coolifyProblems, umbrelProblems } from '#scripts/catalogues/compose-rules.ts';
import { filled, type Manifests, type Release, readManifests, sumsIn } from '#scripts/catalogues/filled.ts';
import { yunohostMachine } from '#scripts/catalogues/play-yunohost.ts';
import { yunohostProblems, yunohostScripts } from '#scripts/catalogues/yunohost-rules.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const release: Release = {
  version,
  image: 'ghcr.example/church/belltower',
  digest: `sha256:${'ab'.repeat(32)}`,
  address: 'https://download.example/releases',
  sums: sumsIn(
    [
      `${'12'.repeat(32)}  belltower-${version}-linux-x64.tar.gz`,
      `${'34'.repeat(32)}  belltower-${version}-linux-arm64.tar.gz`,
      '',
    ].join('\n'),
  ),
};
const files = filled(readManifests(), release);

const catalogues = [
  ['CasaOS', casaosProblems, 'casaos/docker-compose.yml'],
  ['Umbrel', umbrelProblems, 'umbrel/belltower/docker-compose.yml'],
  ['Coolify', coolifyProblems, 'coolify/docker-compose.yml'],
  ['YunoHost', yunohostProblems, 'yunohost/manifest.toml'],
] as const;

test.each(catalogues)('%s takes the manifest of this version, by its rules', (_name, problems) => {
  expect(problems(files, release)).toEqual([]);
});

test.each(catalogues)(
  '%s would refuse another version, and a file that is cut off',
  (_name, problems, path) => {
    expect(problems(files, { ...release, version: '9.9.9' })).not.toEqual([]);
    const cut = new Map(files).set(path, (files.get(path) ?? '').slice(0, 200));
    expect(() => {
      const found = problems(cut, release);
      if (found.length > 0) throw new Error(found.join());
    }).toThrow();
  },
);

test('nothing of the examples is left in filled files', () => {
  const left = [...files].filter(([, text]) => /registry\.example|releases\.example|0{64}/.test(text));
  expect(left.map(([path]) => path)).toEqual([]);
});

const scripts = [...yunohostScripts, '_common.sh'].map((name) =>
  join('docs/deploy/catalogues/yunohost/scripts', name),
);

test.each(scripts)('%s is read by bash without a complaint', (path) => {
  execFileSync('bash', ['-n', path]);
});

test('the scripts of YunoHost may be run', () => {
  for (const path of scripts.slice(0, -1)) expect(statSync(path).mode & 0o111, path).toBe(0o111);
});

function machine(of: Manifests = files) {
  const made = yunohostMachine(of);
  onTestFinished(made.remove);
  return made;
}

test('YunoHost installs, backs up, upgrades, restores and removes the site', () => {
  const { play, dataDir } = machine();
  const installed = play('install');
  expect(installed.calls).toEqual(
    expect.arrayContaining([
      'ynh_config_add_systemd',
      'ynh_config_add_nginx',
      expect.stringMatching(/^ynh_systemctl.*start/),
    ]),
  );
  const settings = installed.read('install/.env.service');
  expect(settings).toContain(`DATA_DIR=${dataDir}\nSITE_URL=https://church.example\n`);
  expect(settings).toMatch(/^BACKUP_PASSPHRASE=\w{32}$/m);
  expect(installed.read('system/etc/nginx/conf.d/church.example.d/belltower.conf')).toContain(
    'proxy_pass http://127.0.0.1:8362;',
  );

  const zip = `${dataDir}/yunohost.zip`;
  const command = 'node scripts/admin/prepared.mjs';
  expect(play('backup').calls).toEqual(
    expect.arrayContaining([
      `${command} backup --with-files --to ${zip} DATA_DIR=${dataDir}`,
      `ynh_backup ${zip}`,
    ]),
  );

  const upgraded = play('upgrade').calls.filter((call) => /ynh_systemctl|setup_source/.test(call));
  expect(upgraded.map((call) => call.replace(/ --dest_dir=\S+/, ''))).toEqual([
    'ynh_systemctl --service=belltower --action=stop',
    'ynh_setup_source --full_replace',
    expect.stringContaining('--action=start'),
  ]);

  const restored = play('restore').calls;
  expect(restored).toContain(`${command} restore ${zip} DATA_DIR=${dataDir}`);
  expect(restored.indexOf(`ynh_safe_rm ${zip}`)).toBeGreaterThan(
    restored.indexOf(`${command} restore ${zip} DATA_DIR=${dataDir}`),
  );

  expect(play('remove').calls).toEqual(
    expect.arrayContaining([
      'yunohost service remove belltower',
      'ynh_config_remove_systemd',
      'ynh_config_remove_nginx',
    ]),
  );
});

test('a helper that version 2.1 does not have, and a setting without a value, stop the installation', () => {
  const changed = (path: string, add: string) => new Map(files).set(path, `${files.get(path)}\n${add}\n`);
  expect(() =>
    machine(changed('yunohost/scripts/install', 'ynh_add_nginx_config')).play('install'),
  ).toThrow();
  expect(() => machine(changed('yunohost/conf/env', 'A=__NOWHERE__')).play('install')).toThrow();
});
