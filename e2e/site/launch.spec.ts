import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '#server/start/ports.ts';
import { signIn, tryPassword } from '../support/sites/start-site.ts';

// Whole sites in processes of their own, started, killed and stopped. No browser is needed.

const program = resolve(import.meta.dirname, '../../server/start/start.mjs');
const secrets = {
  ADMIN_PASSWORD: 'let us start again',
  AUTH_SECRET: 'a secret for these tests, of some length',
};
let folder: string;
const cleanups: (() => Promise<unknown>)[] = [];

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-'));
});
test.afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
  await rm(folder, { recursive: true, force: true });
});

interface Site {
  child: ChildProcess;
  origin: string;
  output(): string;
}

function spawnSite(settings: Record<string, string>, args = [program]): Omit<Site, 'origin'> {
  const env = { ...process.env, SITE_URL: '', DATABASE_URL: '', ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  });
  return { child, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code;
}

/** A site that answers. */
async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const site = spawnSite({
    ...secrets,
    DATA_DIR: join(folder, 'data'),
    SEED: 'none',
    PORT: String(port),
    ...settings,
  });
  await expect
    .poll(() => site.child.exitCode ?? site.output(), { timeout: 100_000 })
    .toContain('Belltower is running.');
  return { ...site, origin: `http://localhost:${port}` };
}

/** What a site that cannot start says, and its exit code. */
async function failedStart(settings: Record<string, string>, args?: string[]) {
  const { child, output } = spawnSite(
    { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()), ...settings },
    args,
  );
  const [code] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
  return { code, lines: output().trim().split('\n') };
}

async function publish(origin: string, cookie: string, title: string): Promise<number> {
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      title,
      date: '2030-05-04',
      time: 'Noon',
      location: 'The lawn',
      description: 'Come and see.',
    }),
  });
  return answer.status;
}

async function readEvents(origin: string): Promise<string> {
  return (await fetch(`${origin}/events`)).text();
}

async function occupy(port: number): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((listening) => server.listen(port, listening));
  cleanups.push(() => new Promise((closed) => server.close(closed)));
}

test('killed at any moment, the site comes back with every event it had confirmed, and told to stop leaves nothing running', async () => {
  const nothingSet = { ADMIN_PASSWORD: '', AUTH_SECRET: '' };
  const keptPassword = async () => (await readFile(join(folder, 'data/admin-password'), 'utf8')).trim();
  const before = await startSite(nothingSet);
  const password = String(/for admin mode: (\S+)/.exec(before.output())?.[1]);
  const session = await signIn(before, password);
  await test.step('a password that was not set is made', async () => {
    expect(await keptPassword()).toBe(password);
  });
  expect(await publish(before.origin, session, 'Supper before the storm')).toBe(201);
  await test.step('meanwhile a second site on the same data is refused in one sentence', async () => {
    const { code, lines } = await failedStart({});
    expect(lines).toEqual([
      `Another running site uses the data in ${join(folder, 'data')}, so please stop that one or set DATA_DIR to another folder.`,
    ]);
    expect(code).toBe(1);
  });
  await end(before.child, 'SIGKILL');
  const after = await startSite({ ...nothingSet, STOP_DELAY_SECONDS: '1' });
  expect(await readEvents(after.origin)).toContain('Supper before the storm');
  await test.step('what was made once is kept for this user alone, and so are the sessions', async () => {
    expect(after.output()).toContain(`kept in ${join(folder, 'data/admin-password')}`);
    expect(await keptPassword()).toBe(password);
    for (const name of ['admin-password', 'auth-secret'])
      expect([name, (await stat(join(folder, 'data', name))).mode & 0o777]).toEqual([name, 0o600]);
    expect(await publish(after.origin, session, 'Breakfast after it')).toBe(201);
  });
  await test.step('told to stop, it sends others elsewhere first, ends with 0, without a complaint, and leaves nothing running', async () => {
    await tryPassword(after, 'not the one');
    const pid = Number(
      (await readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    const stopped = end(after.child, 'SIGTERM');
    await expect.poll(async () => (await fetch(`${after.origin}/up`)).status, { intervals: [20] }).toBe(503);
    expect((await fetch(`${after.origin}/up/live`)).status).toBe(200);
    expect(await readEvents(after.origin)).toContain('Supper before the storm');
    expect(await stopped).toBe(0);
    expect(after.output()).toMatch(/Stopping \.\.\.\n$/);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

test('every wrong setting is named in one sentence', async () => {
  const { code, lines } = await failedStart({ PORT: 'eighty', SEED: 'some', SITE_URL: 'church' });
  expect(lines).toEqual([
    'Please correct these settings: PORT must be a whole number from 1 to 65535; SITE_URL must be an address such as https://example.org; SEED must be demo or none.',
  ]);
  expect(code).toBe(1);
});

test('a port that is taken is named in one sentence', async () => {
  const port = await freePort();
  await occupy(port);
  const { code, lines } = await failedStart({ PORT: String(port) });
  expect(lines).toEqual([
    `Port ${port} is taken by another program, so please stop that one or set PORT to another number.`,
  ]);
  expect(code).toBe(1);
});

test('a data folder that cannot be written to is named in one sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  const { code, lines } = await failedStart({ DATA_DIR: join(folder, 'file', 'data') });
  expect(lines).toEqual([
    `The data folder ${join(folder, 'file', 'data')} cannot be written to (ENOTDIR), so please give this user the right or set DATA_DIR to another folder.`,
  ]);
  expect(code).toBe(1);
});

test('a database that cannot be reached is named in one sentence, without its password', async () => {
  const port = await freePort();
  const { code, lines } = await failedStart({
    DATABASE_URL: `postgresql://staff:s3cret@127.0.0.1:${port}/church`,
  });
  expect(lines).toEqual([
    `The database at 127.0.0.1:${port}/church (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  ]);
  expect(code).toBe(1);
});

test('a Node that is too old is named in one sentence', async () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });";
  const { code, lines } = await failedStart({}, [
    '--input-type=module',
    '-e',
    `${pretend} await import(${JSON.stringify(program)});`,
  ]);
  expect(lines).toEqual([
    'Belltower needs Node 20.19 or newer and this is Node 18.20.4, so please install a newer one from https://nodejs.org.',
  ]);
  expect(code).toBe(1);
});
