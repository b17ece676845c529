import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '#server/database/postgres.ts';
import { byNight } from '#tests/support/extent.ts';
import { newFolder } from '#tests/support/folders.ts';
import { bundled } from '#tests/support/processes/bundled.ts';

let parent: string;
let folder: string;
/** What a first start leaves behind, which most tests begin with. */
let setUp: string;
let holder: string;
const running: PostgresServer[] = [];

beforeAll(async () => {
  setUp = newFolder();
  await (await startPostgres(join(setUp, 'postgres'))).stop();
  holder = await bundled(new URL('../../support/processes/hold-postgres.ts', import.meta.url));
});
beforeEach(() => {
  parent = newFolder();
  folder = join(parent, 'postgres');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(
  where = folder,
  options: Parameters<typeof startPostgres>[1] = {},
): Promise<PostgresServer> {
  const server = await startPostgres(where, options);
  running.push(server);
  return server;
}

/** Sets a folder up as a start does, with the owner that its files then have. */
async function setUpBefore(where = parent): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${setUp}/.`, where]);
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A client that stays connected, and what it complains of. */
async function connectTo(server: PostgresServer): Promise<{ client: Client; errors: string[] }> {
  const client = new Client({ connectionString: server.url('postgres') });
  const errors: string[] = [];
  client.on('error', (error) => errors.push(error.message));
  await client.connect();
  return { client, errors };
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A process that holds a server on the folder, as a running site does. */
async function startHolder() {
  const child = spawn(process.execPath, [holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

async function killHard(child: ReturnType<typeof spawn>): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

test('a running site keeps others off its data; killed, it leaves every acknowledged write to the next', async () => {
  await setUpBefore();
  const { child, url } = await startHolder();
  await ask(url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)');
  await expect(startPostgres(folder)).rejects.toThrow(
    `Another running site uses the data in ${parent}, so please stop that one or set DATA_DIR to another folder.`,
  );
  await killHard(child);
  const server = await start();
  expect(await ask(server.url('postgres'), 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
});

test(
  'of two first starts at the same moment one sets the folder up and the other is refused',
  byNight,
  async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refusal?.reason.message).toMatch(
      /^Another running site uses the data in .*, so please stop that one/,
    );
    expect(await ask(running[0]?.url('postgres') ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);

test(
  'killed together with its server it comes back, though its number now belongs to a stranger',
  byNight,
  async () => {
    await setUpBefore();
    const { child, url } = await startHolder();
    await ask(url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)');
    const lock = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8');
    const pid = await postmasterPid();
    await killHard(child);
    process.kill(pid, 'SIGKILL');
    await writeFile(join(folder, 'cluster/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    const server = await start();
    expect(await ask(server.url('postgres'), 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  },
);

test('a server that dies under a running site is started again', async () => {
  await setUpBefore();
  let told: () => void = () => undefined;
  const restarting = new Promise<void>((resolve) => {
    told = resolve;
  });
  const server = await start(folder, { durable: false, onRestart: told });
  process.kill(await postmasterPid(), 'SIGKILL');
  await restarting;
  await expect
    .poll(() => ask(server.url('postgres'), 'SELECT 1 AS one').catch(() => []), { timeout: 15_000 })
    .toEqual([{ one: 1 }]);
});

test(
  'told to stop, it lets clients that are leaving finish, and cuts off those that stay',
  byNight,
  async () => {
    await setUpBefore();
    const server = await start(folder, { durable: false });
    const [leaving, staying] = [await connectTo(server), await connectTo(server)];
    const asked = leaving.client.query('SELECT pg_sleep(0.3), 7 AS answer');
    const stopped = server.stop();
    expect((await asked).rows).toMatchObject([{ answer: 7 }]);
    await leaving.client.end();
    await stopped;
    expect(leaving.errors).toEqual([]);
    expect(staying.errors[0]).toContain('administrator command');
  },
);

test('in a folder whose path is too long for a socket it listens on loopback only', byNight, async () => {
  const deep = join(parent, 'a-folder-with-a-long-name-'.repeat(4));
  await mkdir(deep);
  await setUpBefore(deep);
  const server = await start(join(deep, 'postgres'), { durable: false });
  expect(new URL(server.url('postgres')).hostname).toBe('127.0.0.1');
  expect(await ask(server.url('postgres'), 'SHOW listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ]);
});

describe('a server that nothing is changed of', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    const copy = newFolder();
    await setUpBefore(copy);
    server = await startPostgres(join(copy, 'postgres'));
  });
  afterAll(() => server.stop());

  test('keeps its folder and the password that it asks for from everybody else', async () => {
    const paths = [join(setUp, 'postgres'), join(setUp, 'database-password')];
    const modes = await Promise.all(paths.map((path) => stat(path)));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
    const wrong = server.url('postgres').replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  test('flushes every write to disk before it says that it is saved', async () => {
    const settings =
      "SELECT string_agg(setting, ' ' ORDER BY name) AS on FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')";
    expect(await ask(server.url('postgres'), settings)).toEqual([{ on: 'on on on' }]);
  });

  test('takes little memory: few shared pages, and no processes that a site has no use for', async () => {
    const settings = "SELECT setting::int * 8 AS kilobytes FROM pg_settings WHERE name = 'shared_buffers'";
    expect(await ask(server.url('postgres'), settings)).toEqual([{ kilobytes: 32_768 }]);
    const processes =
      "SELECT backend_type FROM pg_stat_activity WHERE backend_type IN ('io worker', 'logical replication launcher')";
    expect(await ask(server.url('postgres'), processes)).toEqual([]);
  });
});

test('a lost password is told in one sentence', async () => {
  await setUpBefore();
  await writeFile(join(parent, 'database-password'), 'another one');
  await expect(startPostgres(folder)).rejects.toThrow(
    `The file ${join(parent, 'database-password')} no longer holds the password of the database, so please put back the one from a backup.`,
  );
});
