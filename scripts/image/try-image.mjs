// `npm run image:try [-- IMAGE]` starts the image as compose.yaml does, creates an event, replaces the container and checks
// that the event is there; then the same after restoring a copied volume. CONTAINERS names the container program, by
// default podman.

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const engine = process.env.CONTAINERS || 'podman';
const image = process.argv[2] ?? 'localhost/belltower';
const name = `belltower-try-${randomBytes(4).toString('hex')}`;
const password = randomBytes(12).toString('base64url');
const execute = promisify(execFile);

/** Returns the program's output. */
async function run(...args) {
  const { stdout } = await execute(engine, args, { maxBuffer: 1e8 });
  return stdout.trim();
}

/** As in compose.yaml: no capabilities, and only the volume and /tmp are writable. */
const confined = [
  '--read-only',
  '--tmpfs',
  '/tmp',
  '--cap-drop',
  'ALL',
  '--security-opt',
  'no-new-privileges',
];
const openPort = ['--sysctl', 'net.ipv4.ip_unprivileged_port_start=0', '--publish', '127.0.0.1::80'];

/** Starts a container on the volume. Returns the address once the site answers. */
async function start(volume) {
  const began = performance.now();
  const settings = ['--env', `ADMIN_PASSWORD=${password}`, '--volume', `${volume}:/storage`];
  await run('run', '--detach', '--name', name, ...confined, ...openPort, ...settings, image);
  const origin = `http://${(await run('port', name, '80/tcp')).split('\n')[0]}`;
  while (!(await fetch(`${origin}/up`).catch(() => undefined))?.ok) {
    if ((await run('inspect', '--format', '{{.State.Running}}', name)) !== 'true')
      throw new Error(await run('logs', name));
    await pause(100);
  }
  tell(`up after ${seconds(began)} s`);
  return origin;
}

/** Stops the container and removes it. */
async function remove() {
  const began = performance.now();
  await run('stop', '--time', '30', name);
  const code = await run('inspect', '--format', '{{.State.ExitCode}}', name);
  await run('rm', name);
  tell(`stopped after ${seconds(began)} s, exit code ${code}`);
}

async function makeEvent(origin, title) {
  const csrf = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const session = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(csrf) },
    body: new URLSearchParams({ csrfToken, password, json: 'true' }),
  });
  const answer = await fetch(`${origin}/api/events`, {
    method: 'POST',
    headers: { cookie: cookiesOf(session), 'content-type': 'application/json' },
    body: JSON.stringify({
      title,
      date: '2031-06-01',
      time: '7:00 PM',
      location: 'Hall',
      description: 'Made by a try.',
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  tell(`made the event “${title}”`);
  return (await answer.json()).id;
}

function cookiesOf(response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function findEvent(origin, id) {
  const answer = await fetch(`${origin}/api/events/${id}`);
  if (answer.status !== 200) throw new Error(`The event is not there: ${answer.status}.`);
  tell(`“${(await answer.json()).title}” is there`);
}

/** Copies the volume of a running container and calls the hooks, as a host does. */
async function copyVolume(from, to) {
  await run('exec', name, '/hooks/pre-backup');
  await run('volume', 'create', to);
  const both = ['--volume', `${from}:/from:ro`, '--volume', `${to}:/to`, '--user', '0', '--entrypoint', 'cp'];
  await run('run', '--rm', ...both, image, '-a', '/from/.', '/to/');
  tell('copied the volume of the running site');
  await remove();
  const hook = ['--volume', `${to}:/storage`, '--entrypoint', '/hooks/post-restore'];
  tell(await run('run', '--rm', ...confined, ...hook, image));
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function tell(line) {
  console.log(line);
}

const [volume, copy] = [`${name}-storage`, `${name}-copy`];
try {
  await run('volume', 'create', volume);
  const id = await makeEvent(await start(volume), 'Made before');
  await remove();
  await findEvent(await start(volume), id);
  await run('exec', name, 'belltower', 'health');
  await copyVolume(volume, copy);
  await findEvent(await start(copy), id);
  await remove();
  tell('All is well.');
} finally {
  await run('rm', '--force', name).catch(() => undefined);
  await run('volume', 'rm', '--force', volume, copy).catch(() => undefined);
}
