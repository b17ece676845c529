import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Machine } from '#scripts/release/update/machine.mjs';
import { placesOf } from '#scripts/release/update/places.mjs';
import { newFolder } from '#tests/support/folders.ts';

/** What kills the updater in a test: from then on it does nothing any more. */
export class Killed extends Error {}

/** How a version behaves. */
export interface Behaviour {
  /** The process ends, or does not answer. */
  start?: 'ends' | 'hangs' | 'answers 500' | 'dies later';
  selfCheck?: { code: number; text: string; isLate?: boolean };
  upgradeCheck?: { code: number; text: string };
  /** How long its trial on a backup takes. */
  trialSeconds?: number;
}

const download = join(import.meta.dirname, '../../../../scripts/release/update/download.mjs');
const site = 'belltower';

/** A machine with a site in a folder: a service of systemd, a cluster whose rows are the lines of a file, and releases. */
export class FakeMachine {
  readonly root = newFolder();
  readonly places = placesOf(site, this.root);
  readonly behaviours: Record<string, Behaviour> = {};
  clock = Date.parse('2026-12-01T09:45:00Z');
  free = 1e12;
  memory = 1e12;
  busy: string | null = null;
  /** The calls of the updater before it is killed. */
  callsLeft = Number.POSITIVE_INFINITY;
  calls = 0;
  private process: { pid: number; version: string; isOnProbation: boolean; since: number } | undefined;
  private sub = 'dead';
  private pids = 1000;

  constructor(versions: string[]) {
    for (const version of versions) this.addRelease(version);
    const present = String(versions[0]);
    for (const link of [this.places.running, this.places.accepted]) {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(`../${present}`, link);
    }
    mkdirSync(dirname(this.places.state), { recursive: true });
    symlinkSync(present, this.places.current);
    mkdirSync(join(this.root, 'etc'));
    mkdirSync(this.places.cluster, { recursive: true });
    writeFileSync(this.rowsFile, 'a row\n');
    this.startService();
  }

  private get rowsFile() {
    return join(this.places.cluster, 'rows');
  }

  get rows() {
    return readFileSync(this.rowsFile, 'utf8').trim().split('\n');
  }

  get running() {
    return this.process && { version: this.process.version, isOnProbation: this.process.isOnProbation };
  }

  addRelease(version: string) {
    mkdirSync(join(this.places.home, version, 'bin'), { recursive: true });
    writeFileSync(join(this.places.home, version, 'bin/belltower'), '');
  }

  /** What a visitor or the office writes: refused in probation. */
  write(row: string) {
    if (this.process?.isOnProbation === false) writeFileSync(this.rowsFile, `${row}\n`, { flag: 'a' });
  }

  /** Starts the service as systemd would, once no updater lets it wait. */
  private startService() {
    if (existsSync(this.places.hold)) return;
    const version = basename(readlinkSync(this.places.running));
    if (!existsSync(this.places.cluster)) throw new Error('A site was started without its database.');
    if (!this.rows.includes(`migrated to ${version}`))
      writeFileSync(this.rowsFile, `migrated to ${version}\n`, { flag: 'a' });
    const isOnProbation = existsSync(this.places.dropIn);
    this.pids += 1;
    this.process = { pid: this.pids, version, isOnProbation, since: this.clock };
    this.sub = 'running';
  }

  private service() {
    if (this.sub === 'start-pre') this.startService();
    const how = this.process && this.behaviours[this.process.version]?.start;
    const age = this.clock - (this.process?.since ?? 0);
    if (how === 'ends' && age > 500) this.restartByItself();
    if (how === 'dies later' && age > 30_000) this.restartByItself();
    return { pid: this.process?.pid ?? 0, sub: this.sub };
  }

  private restartByItself() {
    this.process = undefined;
    this.startService();
  }

  private systemctl(...args: string[]) {
    if (args[0] === 'restart') {
      this.process = undefined;
      this.sub = 'start-pre';
    }
    return { code: 0, text: '', isLate: false };
  }

  private answers() {
    const how = this.process && this.behaviours[this.process.version]?.start;
    if (!this.process || how === 'hangs' || how === 'ends') return 0;
    return how === 'answers 500' ? 500 : 200;
  }

  private asSite(version: string, [name = '']: string[]) {
    const behaviour = this.behaviours[version];
    if (name === 'upgrade-check') this.clock += 1000 * (behaviour?.trialSeconds ?? 0);
    const known: Record<string, { code: number; text: string; isLate?: boolean } | undefined> = {
      busy: { code: 0, text: JSON.stringify({ busy: this.busy }) },
      'upgrade-check': behaviour?.upgradeCheck ?? {
        code: 0,
        text: '  Database   stays as it is\nAll is well.',
      },
      'self-check': behaviour?.selfCheck ?? { code: 0, text: '{"ok":true}' },
      'row-counts': {
        code: 0,
        text: JSON.stringify({ rows: existsSync(this.rowsFile) ? this.rows.length : 0 }),
      },
    };
    return { isLate: false, ...(known[name] ?? { code: 1, text: 'unknown' }) };
  }

  private run(program: string, args: string[]) {
    const well = { code: 0, text: '1000', isLate: false };
    if (program === 'sync' || program === 'du') return well;
    if (program === 'rm') {
      rmSync(String(args.at(-1)), { recursive: true, force: true });
      return well;
    }
    if (program === 'cp') {
      cpSync(String(args.at(-2)), String(args.at(-1)), { recursive: true });
      return well;
    }
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return { code: status ?? 1, text: `${stdout}${stderr}`.trim(), isLate: false };
  }

  /** Everything in memory is gone, as after a power cut; the site's unit starts, and its guard first. */
  async boot(putBackBeforeStart: (machine: Machine) => Promise<void>) {
    rmSync(join(this.root, 'run'), { recursive: true, force: true });
    this.process = undefined;
    this.callsLeft = Number.POSITIVE_INFINITY;
    await putBackBeforeStart(this.updater());
    this.startService();
  }

  /** Returns the machine as the updater sees it. It is killed before the call after `callsLeft`. */
  updater(): Machine {
    const own = {
      site,
      places: this.places,
      platform: 'linux-x64',
      now: () => this.clock,
      pause: async (milliseconds: number) => {
        this.clock += milliseconds;
      },
      act: async <Result>(_what: string, work: () => Result) => work(),
      versionOf: async (link: string) => basename(readlinkSync(link)),
      systemctl: async (...args: string[]) => this.systemctl(...args),
      service: async () => this.service(),
      lastWords: async () => '',
      answers: async () => this.answers(),
      asSite: async (version: string, args: string[]) => this.asSite(version, args),
      asUser: async (program: string, args: string[]) => this.run(program, args),
      makeFolderForUser: async (path: string) => void mkdirSync(path, { recursive: true }),
      writeUnits: async (version: string) => writeFileSync(join(this.root, 'etc/units'), version),
      run: async (program: string, args: string[]) => this.run(program, args),
      freeBytes: async () => this.free,
      availableMemory: async () => this.memory,
      endProbation: async () => {
        if (this.process) this.process.isOnProbation = false;
      },
      spawnDownload: ({ from, most }: { from: string; most: number }) =>
        spawn(process.execPath, [download, from, String(most), '1.0.0'], {
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
    };
    return new Proxy(own, {
      get: (target, name) => {
        if (name !== 'pause' && name !== 'now') {
          this.calls += 1;
          if (this.callsLeft <= 0) throw new Killed();
          this.callsLeft -= 1;
        }
        return Reflect.get(target, name);
      },
    }) as unknown as Machine;
  }
}
