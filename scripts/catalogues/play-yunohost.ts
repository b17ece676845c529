import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Manifests } from './filled.ts';
import type { yunohostScripts } from './yunohost-rules.ts';

type Script = (typeof yunohostScripts)[number];

/** What a script called, one line each, and the files that it left, by their path. */
interface Played {
  calls: string[];
  read(path: string): string;
}

/** A machine with YunoHost, as far as the scripts of the package see it. */
export interface Machine {
  play(script: Script): Played;
  dataDir: string;
  remove(): void;
}

const helpers = resolve(import.meta.dirname, 'yunohost-helpers.sh');

/** Returns a machine whose helpers write down how they are called. It is a folder of temporary files. */
export function yunohostMachine(files: Manifests): Machine {
  const play = mkdtempSync(join(tmpdir(), 'belltower-yunohost-'));
  for (const [path, text] of files) if (path.startsWith('yunohost/')) write(play, path, text);
  const settings = join(play, 'settings');
  const installDir = join(play, 'install');
  const dataDir = join(play, 'data');
  for (const folder of [dataDir, join(play, 'system'), join(play, 'context/backup')])
    mkdirSync(folder, { recursive: true });
  // Backup and restore run beside `settings`, where YunoHost keeps the package.
  write(play, 'context/settings/scripts/_common.sh', files.get('yunohost/scripts/_common.sh') ?? '');
  for (const name of ['settings', 'archive']) writeFileSync(join(play, name), '');
  const variables = {
    ...{ app: 'belltower', domain: 'church.example', port: '8362', language: 'en' },
    ...{ install_dir: installDir, data_dir: dataDir },
    ...{ PLAY: play, SYSTEM: join(play, 'system'), PACKAGE: join(play, 'yunohost') },
    ...{ SETTINGS: settings, ARCHIVE: join(play, 'archive') },
  };
  return {
    dataDir,
    play(script) {
      const calls = join(play, `calls-${script}`);
      writeFileSync(calls, '');
      const isBeside = script === 'backup' || script === 'restore';
      const env = { ...process.env, ...variables, ...storedIn(settings), CALLS: calls };
      execFileSync('bash', [join(play, 'yunohost/scripts', script)], {
        cwd: join(play, isBeside ? 'context/backup' : 'yunohost/scripts'),
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return {
        calls: readFileSync(calls, 'utf8').trimEnd().split('\n'),
        read: (path) => readFileSync(join(play, path), 'utf8'),
      };
    },
    remove: () => rmSync(play, { recursive: true, force: true }),
  };
}

/** The settings that the scripts stored: YunoHost gives them to each script as variables. */
function storedIn(path: string): Record<string, string> {
  return Object.fromEntries(
    [...readFileSync(path, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );
}

/** The helpers stand in the place of YunoHost's. */
function write(play: string, path: string, text: string): void {
  const target = join(play, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text.replaceAll('/usr/share/yunohost/helpers', helpers));
  if (path.includes('/scripts/')) chmodSync(target, 0o755);
}
