import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, truncate } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { PlainError } from '#server/start/plain-error.ts';
import { type Address, addressOf, chooseAddress, quietClient } from './postgres-address.ts';
import { alone, type Cluster, lastLine, passwordFile, prepareCluster } from './postgres-cluster.ts';
import { endLeftover, signal, siteLock } from './postgres-leftover.ts';
import { handOver } from './postgres-user.ts';
import { clearStaleLock } from './postmaster-file.ts';

export interface PostgresServer {
  /** Returns the URL of one of its databases, with the password. */
  url(database: string): string;
  /** Ends it cleanly, with everything on disk. */
  stop(): Promise<void>;
}

interface Options {
  /** False only for temporary data: trades safety on power loss for speed. */
  durable?: boolean;
  /** Called when the folder is set up for the first time. */
  onFirstStart?: () => void;
  /** Called when the server has died and is restarted. */
  onRestart?: () => void;
}

/**
 * Starts the built-in PostgreSQL with its data in `folder`, reachable through a socket in that folder, or on loopback when
 * the path is too long for a socket, with a random password. Ends the server of a killed site before.
 * @throws PlainError when another running site uses the folder, or the server does not start
 */
export async function startPostgres(folder: string, options: Options = {}): Promise<PostgresServer> {
  const cluster = await prepareCluster(resolve(folder), options.onFirstStart);
  const address = await chooseAddress(cluster.folder);
  const url = (database: string) => addressOf(cluster, address, database);
  let running = await alone(cluster.folder, async () => {
    await endLeftover(cluster);
    return launch(cluster, address, options.durable ?? true);
  });
  let isStopping = false;
  let restarting = Promise.resolve();
  const watch = ({ child }: Running) =>
    child.once('exit', () => {
      if (!isStopping) restarting = restart().catch(fail);
    });
  watch(running);

  /** Restarts a server that has died, for example out of memory. */
  async function restart(): Promise<void> {
    options.onRestart?.();
    await running.guard.end().catch(() => undefined);
    await clearStaleLock(cluster.data);
    running = await launch(cluster, address, options.durable ?? true);
    watch(running);
  }

  /** The site cannot run without it; a supervisor restarts the site. */
  function fail(error: unknown): void {
    console.error(error);
    process.exit(1);
  }

  return {
    url,
    async stop() {
      isStopping = true;
      await restarting;
      await running.guard.end().catch(() => undefined);
      await endOnceLeft(running.child);
    },
  };
}

/** The wait for other clients, such as an administrator's own program. */
const longestLeavingMilliseconds = 2000;

interface Running {
  child: ChildProcess;
  /** The connection that holds the site's lock. */
  guard: Client;
}

async function launch(cluster: Cluster, address: Address, durable: boolean): Promise<Running> {
  const child = await spawnServer(cluster, address, durable);
  return { child, guard: await waitUntilReady(cluster, child, addressOf(cluster, address, 'postgres')) };
}

/**
 * Less memory than by default: one site has few rows and clients, the system caches the files, and nothing is replicated.
 */
const frugal = ['shared_buffers=32MB', 'io_method=sync', 'max_logical_replication_workers=0', 'jit=off'];
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function spawnServer(
  cluster: Cluster,
  { host, port }: Address,
  durable: boolean,
): Promise<ChildProcess> {
  const bySocket = host.startsWith('/');
  const settings = [
    `listen_addresses=${bySocket ? '' : host}`,
    `unix_socket_directories=${bySocket ? host : ''}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
    ...frugal,
    ...(durable ? [] : notDurable),
  ];
  const log = await openLog(cluster);
  try {
    // A session of its own: Ctrl+C reaches only the site, which ends the database last.
    return cluster.runner.spawn(
      cluster.programs.postgres,
      ['-D', cluster.data, ...settings.flatMap((setting) => ['-c', setting])],
      { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: cluster.folder },
    );
  } finally {
    await log.close();
  }
}

const logLimitBytes = 5_000_000;

async function openLog({ folder, runner }: Cluster) {
  const path = join(folder, 'server.log');
  const log = await open(path, 'a', 0o600);
  await handOver(path, runner);
  if ((await log.stat()).size > logLimitBytes) await truncate(path);
  return log;
}

/** Waits for the first connection, takes the site's lock on it and returns it. */
async function waitUntilReady(cluster: Cluster, child: ChildProcess, url: string): Promise<Client> {
  const deadline = Date.now() + 60_000;
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  while (!ended && Date.now() < deadline) {
    const client = quietClient(url);
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1)', [siteLock]);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if ((error as { code?: string }).code === '28P01') {
        await endProcess(child);
        throw new PlainError(
          `The file ${passwordFile(cluster.folder)} no longer holds the password of the database, so please put back the one from a backup.`,
        );
      }
      await pause(30);
    }
  }
  await endProcess(child);
  const log = await readFile(join(cluster.folder, 'server.log'), 'utf8').catch(() => '');
  throw new PlainError(
    `The database in ${cluster.folder} does not start: ${lastLine(log) || 'see server.log there'}.`,
  );
}

/**
 * Begins a smart shutdown, which waits for clients: a busy server reads the goodbyes of an ended pool late. After a
 * moment the remaining clients are disconnected.
 */
async function endOnceLeft(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => void endProcess(child), longestLeavingMilliseconds);
  await endProcess(child, 'SIGTERM');
  clearTimeout(timer);
}

/** Ends it; SIGINT is a fast shutdown that disconnects clients. */
async function endProcess(child: ChildProcess, by: NodeJS.Signals = 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = once(child, 'exit');
  signal(child.pid, by);
  await gone;
}
