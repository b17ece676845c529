import { execFileSync } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Postmaster {
  pid: number;
  host: string;
  port: number;
}

/** Returns the PostgreSQL server that runs on the cluster in `data`, from its postmaster.pid; undefined when none does. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, listenAddress] = text.split('\n').map((line) => line.trim());
  if (!pid || !(await runsOn(data, Number(pid)))) return undefined;
  return { pid: Number(pid), port: Number(port), host: socketFolder || listenAddress || '127.0.0.1' };
}

/**
 * Removes the lock files of a dead server: postmaster.pid and that of its socket. Their pids may belong to other
 * processes, above all after a reboot or in a container, which PostgreSQL would take for a server. Waits for workers that
 * outlived their server.
 */
export async function clearStaleLock(data: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && (await workersOn(data)) > 0; attempt++) await pause(100);
  if ((await workersOn(data)) > 0) return;
  const folder = dirname(data);
  const sockets = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const path of [join(data, 'postmaster.pid'), ...sockets.map((name) => join(folder, name))]) {
    await rm(path, { force: true });
  }
}

async function runsOn(data: string, pid: number): Promise<boolean> {
  if (platform() !== 'linux') return commandOf(pid).includes('postgres');
  const folder = await folderOf(String(pid));
  return folder === unreadable ? isOwn(pid) : folder === (await resolved(data));
}

/** Whether a process is of this user: the folder of one in a service with users of its own cannot be read even then. */
async function isOwn(pid: number): Promise<boolean> {
  const found = await stat(`/proc/${pid}`).catch(() => undefined);
  return found?.uid === process.getuid?.();
}

/** Returns the number of PostgreSQL processes in the cluster's folder. */
async function workersOn(data: string): Promise<number> {
  if (platform() !== 'linux') return 0;
  const here = await resolved(data);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map(folderOf));
  return folders.filter((folder) => folder === here).length;
}

const unreadable = Symbol('a folder that this process may not read');

/** Returns the working folder of a PostgreSQL process, or that it is unreadable; '' for any other. */
async function folderOf(pid: string): Promise<string | typeof unreadable> {
  try {
    const program = basename((await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')[0] ?? '');
    return program.startsWith('postgres') ? await readlink(`/proc/${pid}/cwd`) : '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? unreadable : '';
  }
}

async function resolved(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
