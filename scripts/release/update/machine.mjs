import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, readlink, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placesOf } from './places.mjs';
import { result } from './processes.mjs';

/**
 * What an update does to a machine. Tests replace it.
 * @typedef {ReturnType<typeof realMachine>} Machine
 */

/**
 * Returns the machine that this runs on, as root.
 * @param {string} site the name of unit, user and data folder
 */
export function realMachine(site) {
  const places = placesOf(site);
  const run = (program, args, options) => result(spawn(program, args, { ...options, cwd: '/' }), options);
  return {
    site,
    places,
    platform: `${process.platform}-${process.arch}`,
    now: () => Date.now(),
    pause: (milliseconds) => pause(milliseconds),
    /** Does a step, and says so in the journal. */
    act: async (what, work) => {
      console.log(what);
      return work();
    },
    versionOf: async (link) => basename(await readlink(link)),
    run,
    spawnDownload,
    ...service(run, `${site}.service`),
    ...releasePrograms(run, places, site),
    ...userPrograms(run, site),
    ...room,
  };
}

/** What is known of the site's service, and done to it. */
function service(run, unit) {
  return {
    systemctl: (...args) => run('systemctl', args),
    service: () => serviceState(run, unit),
    lastWords: async () =>
      (await run('journalctl', ['--unit', unit, '--lines', '20', '--output', 'cat', '--no-pager'])).text,
    answers: () => firstLine(unit),
    endProbation: async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      if (environment.split('\0').includes('PROBATION=1')) process.kill(pid, 'SIGUSR2');
    },
  };
}

/** What the program of a release does for one of its sites. */
function releasePrograms(run, { home }, site) {
  const belltower = (version, args, { env, ...options } = {}) =>
    run(join(home, version, 'bin/belltower'), args, {
      ...options,
      env: { PATH: process.env.PATH, BELLTOWER_SITE: site, ...env },
    });
  return {
    /** Runs a command of the site in one of its versions, as its user. */
    asSite: (version, args, options) =>
      belltower(version, args, { ...options, env: { BELLTOWER_RELEASE: version } }),
    /** Writes the units of the site as a version has them, without starting anything. */
    writeUnits: async (version) => {
      const written = await belltower(version, ['write-units', '--only']);
      if (written.code !== 0) throw new Error(`The units were not written: ${written.text}`);
    },
  };
}

function userPrograms(run, site) {
  return {
    /** Runs a program as the site's user, without any right of root. */
    asUser: async (program, args) =>
      run(program, args, { ...(await userOf(run, site)), env: { PATH: process.env.PATH } }),
    /** Makes a folder in which the site's user may make one of a copy. */
    makeFolderForUser: async (path) => {
      await mkdir(path, { recursive: true, mode: 0o700 });
      const { uid, gid } = await userOf(run, site);
      await chown(path, uid, gid);
    },
  };
}

const room = {
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  availableMemory: async () =>
    1024 * Number(/^MemAvailable:\s*(\d+)/m.exec(await readFile('/proc/meminfo', 'utf8'))?.[1]),
};

async function userOf(run, site) {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, site])));
  if (uid.code !== 0) throw new Error(`There is no user ${site}.`);
  return { uid: Number(uid.text), gid: Number(gid.text) };
}

async function serviceState(run, unit) {
  const { text } = await run('systemctl', ['show', unit, '--property=MainPID', '--property=SubState']);
  const found = new Map(text.split('\n').map((line) => line.trim().split('=')));
  return { pid: Number(found.get('MainPID')), sub: found.get('SubState') };
}

/** Returns the status that the site's port answers to `/up`, of which 15 bytes are read; 0 for none within two seconds. */
async function firstLine(unit) {
  const text = await readFile(`/etc/systemd/system/${unit}`, 'utf8');
  const port = Number(/^Environment=PORT=(\d+)$/m.exec(text)?.[1]);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /up HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    );
    let head = '';
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0));
    };
    socket.setTimeout(2000, end).once('error', end).once('close', end);
    socket.on('data', (chunk) => {
      head += chunk.subarray(0, 15 - head.length).toString('latin1');
      if (head.length >= 12) end();
    });
  });
}

const noRights = [
  ...['DynamicUser=yes', 'ProtectHome=yes', 'PrivateDevices=yes', 'ProtectProc=invisible'],
  ...['CapabilityBoundingSet=', 'RestrictNamespaces=yes', 'SystemCallFilter=@system-service'],
  ...['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX', 'MemoryMax=300M', 'RuntimeMaxSec=3600'],
];

/** Starts download.mjs as a user without rights. */
function spawnDownload({ from, most, release }) {
  const options = ['--quiet', '--pipe', '--wait', '--collect', '--service-type=exec'];
  const told = [join(release, 'update/download.mjs'), from, String(most), release.split('/').at(-1) ?? ''];
  const args = [...options, ...noRights.flatMap((each) => ['-p', each]), join(release, 'bin/node'), ...told];
  return spawn('systemd-run', args, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
}
