import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainError } from '#server/build/programs.mjs';

const engine = process.env.CONTAINERS || 'podman';
const execute = promisify(execFile);

/** The systems that a release is tried on, and the suite of each that mmdebstrap makes. */
const suites = new Map([
  ['debian', 'trixie'],
  ['ubuntu', 'noble'],
]);

/**
 * Returns the image of a system with systemd and nothing that a site needs: no Node, no npm, no compiler. It is made once.
 * @param {string} system of `suites`; SUITE names another suite of it
 * @param {string} work a folder for what is needed meanwhile
 * @throws a plain error for another system
 */
export async function imageOf(system, work) {
  const suite = suites.has(system) && (process.env.SUITE || suites.get(system));
  if (!suite) throw plainError(`A release is tried on ${[...suites.keys()].join(' or ')}, not on ${system}.`);
  const image = `localhost/belltower-bare-${suite}`;
  if (await succeeds(run('image', 'exists', image))) return image;
  const archive = join(work, 'system.tar');
  // An Ubuntu has apt, which is not among the packages that it requires.
  const packages = '--include=apt,systemd,systemd-sysv,dbus';
  await execute('mmdebstrap', ['--quiet', '--variant=minbase', packages, suite, archive]);
  await run('import', '--quiet', archive, image);
  return image;
}

/**
 * A container whose first process is systemd.
 * @typedef {{
 *   pid: number,
 *   bounds: string,
 *   inside: (command: string) => Promise<{ code: number, text: string }>,
 *   cut: () => Promise<void>,
 *   remove: () => Promise<unknown>,
 * }} Machine `pid` is that of its first process out here, `bounds` says in words what holds it to its memory and core,
 * `cut` kills everything in it at once and starts it again, with its disk as it was then
 */

/**
 * Starts a machine: with `gigabytes` on one core and within that memory, as far as this machine can hold it to that.
 * @param {{ image: string, name: string, volumes: string[], gigabytes?: number }} what
 * @returns {Promise<Machine>}
 */
export async function startMachine({ image, name, volumes, gigabytes }) {
  const mounts = volumes.flatMap((volume) => ['--volume', volume]);
  const options = ['--detach', '--name', name, '--privileged', '--systemd=always', ...mounts];
  const start = async ({ limits = [], before = [] }) => {
    const [program, ...words] = [...before, engine, 'run', ...options, ...limits, image, '/sbin/init'];
    await execute(program, words);
    return Number(await run('inspect', '--format', '{{.State.Pid}}', name));
  };
  const remove = () => run('rm', '--force', name);
  for (const { bounds, ...way } of waysToBind(gigabytes)) {
    const pid = await start(way).catch((error) => (way.limits ? 0 : Promise.reject(error)));
    if (pid && (!way.limits || (await memoryLimit(pid)) <= gigabytes * 2 ** 30)) {
      const inside = (command) => runInside(name, command);
      await inside('until systemctl is-system-running | grep -Eq "running|degraded"; do sleep 0.2; done');
      const machine = { pid, bounds, inside, remove, cut: () => cut(machine, name) };
      return machine;
    }
    await remove();
  }
}

/** Its first process takes all others with it. */
async function cut(machine, name) {
  process.kill(machine.pid, 'SIGKILL');
  await run('wait', name);
  await run('start', name);
  machine.pid = Number(await run('inspect', '--format', '{{.State.Pid}}', name));
  await machine.inside('until systemctl is-system-running | grep -Eq "running|degraded"; do sleep 0.2; done');
}

/** The best comes first. Memory that nothing bounds is measured all the same. */
function waysToBind(gigabytes) {
  if (!gigabytes) return [{ bounds: 'no bounds' }];
  const memory = ['--memory', `${gigabytes}g`, '--memory-swap', `${gigabytes}g`];
  const taskset = ['taskset', '--cpu-list', '0'];
  return [
    { bounds: `${gigabytes} GB and one core, both by cgroup`, limits: [...memory, '--cpus', '1'] },
    { bounds: `${gigabytes} GB by cgroup, one core by taskset`, limits: memory, before: taskset },
    { bounds: 'one core by taskset; memory without a bound', before: taskset },
  ];
}

/** Returns the bytes that the cgroup of a process may use, of either version of cgroups; infinite where none says so. */
async function memoryLimit(pid) {
  const groups = await readFile(`/proc/${pid}/cgroup`, 'utf8');
  const first = (pattern) => pattern.exec(groups)?.[1] ?? '';
  const files = [
    join('/sys/fs/cgroup/memory', first(/^\d+:memory:(.*)$/m), 'memory.limit_in_bytes'),
    join('/sys/fs/cgroup', first(/^0::(.*)$/m), 'memory.max'),
  ];
  const read = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return Math.min(...read.map((text) => Number.parseInt(text, 10) || Number.POSITIVE_INFINITY));
}

async function run(...args) {
  const { stdout } = await execute(engine, args, { maxBuffer: 1e8 });
  return stdout.trim();
}

/** Returns what a command in the container wrote, and its exit code. */
async function runInside(name, command) {
  try {
    const { stdout, stderr } = await execute(engine, ['exec', name, 'sh', '-c', command], { maxBuffer: 1e8 });
    return { code: 0, text: stdout + stderr };
  } catch ({ code, stdout, stderr }) {
    return { code, text: stdout + stderr };
  }
}

function succeeds(work) {
  return work.then(
    () => true,
    () => false,
  );
}
