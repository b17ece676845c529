import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from '#server/start/ports.ts';
import { openSockets, toldItsNumber } from './passed-sockets.ts';

/** A whole site in a process of its own, as `npm start` starts it. */
export interface Site {
  origin: string;
  /** All that it has written so far. */
  output(): string;
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');

const start = join(root, 'server/start/start.mjs');

/** Starts a site, on a free port unless the settings name one; resolves when it answers. @throws Error with its output when it ends instead */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [start], {
    cwd: root,
    env: { ...process.env, SITE_URL: '', ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return running(child, port);
}

/** Does the same with the sockets of HTTP and HTTPS, which systemd would hand over (sd_listen_fds(3)). */
export async function startSiteOnSockets(
  settings: Record<string, string>,
  ports: { http: number; https: number },
): Promise<Site> {
  const sockets = await openSockets(ports);
  const [program, args] = toldItsNumber(process.execPath, [start]);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, SITE_URL: '', ...settings, ...sockets.env, PORT: String(ports.http) },
    stdio: ['ignore', 'pipe', 'pipe', ...sockets.descriptors],
  });
  sockets.release();
  return running(child, String(ports.http));
}

async function running(child: ChildProcess, port: string): Promise<Site> {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const output = collectOutput(child);
  await untilRunning(child, output);
  return {
    origin: `http://localhost:${port}`,
    output,
    signal: (name) => void child.kill(name),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Signs in as staff do. Returns the Cookie header of the session. */
export async function signIn(site: Pick<Site, 'origin'>, password: string): Promise<string> {
  return cookiesOf(await tryPassword(site, password));
}

/** A browser at `address` that holds these cookies. */
interface Browser {
  address?: string;
  cookie?: string;
}

/** Gives the shared password, or with `email` that person's. */
export function tryPassword(
  site: Pick<Site, 'origin'>,
  password: string,
  { email, ...browser }: Browser & { email?: string } = {},
): Promise<Response> {
  return trySignIn(site, 'credentials', { password, ...(email && { email }) }, browser);
}

/** Signs in as the dialog does, by a password or with what a device answered. */
export async function trySignIn(
  { origin }: Pick<Site, 'origin'>,
  provider: 'credentials' | 'passkey',
  fields: Record<string, string>,
  { address, cookie }: Browser = {},
): Promise<Response> {
  const csrf = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return fetch(`${origin}/api/auth/callback/${provider}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: [cookiesOf(csrf), cookie].filter(Boolean).join('; '),
      ...(address && { 'x-forwarded-for': address }),
    },
    body: new URLSearchParams({ csrfToken, json: 'true', ...fields }),
  });
}

/** The cookies that an answer sets, as a Cookie header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return () => output;
}

function untilRunning(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('Belltower is running.')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output()}`)));
  });
}
