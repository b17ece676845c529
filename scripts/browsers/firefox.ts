import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#server/start/ports.ts';
import { type DrivenBrowser, pageScript, until, untilListening, windowHeight } from './driven-browser.ts';

/**
 * Starts Firefox without a window on a new profile. Marionette, its own protocol for WebDriver commands, drives it.
 * @param folder for its profile
 * @param textPixels the default text size
 */
export async function startFirefox(folder: string, textPixels: number): Promise<DrivenBrowser> {
  const port = await freePort();
  const profile = join(folder, `firefox-${port}`);
  await writeProfile(profile, {
    'marionette.port': port,
    ...quiet,
    'font.size.variable.x-western': textPixels,
  });
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn('/usr/bin/firefox-esr', args, { stdio: 'ignore' });
  const exit = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const socket = await untilListening(() => opened(port));
  const command = await commandsOver(socket);
  await command('WebDriver:NewSession', {});
  return {
    ...drivenBy(command),
    async stop() {
      socket.destroy();
      child.kill();
      await exit;
      process.off('exit', kill);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const quiet = {
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // Otherwise a scroll bar takes 12 px of a phone's width.
  'ui.useOverlayScrollbars': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Otherwise its bars keep the window at 500 px. */
const narrowWindow = ':root, body, #browser, #navigator-toolbox { min-width: 0 !important }';

async function writeProfile(profile: string, settings: Record<string, string | number | boolean>) {
  await mkdir(join(profile, 'chrome'), { recursive: true });
  const lines = Object.entries(settings).map(
    (setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  await writeFile(join(profile, 'chrome/userChrome.css'), narrowWindow);
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

type Command = (name: string, parameters: object) => Promise<unknown>;

/** Messages are `length:json`: the greeting, then [type, id, error, result] for each command. */
async function commandsOver(socket: Socket): Promise<Command> {
  const waiting = new Map<number, (answer: unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let start = received.indexOf(':') + 1; start > 0; start = received.indexOf(':') + 1) {
      const end = start + Number(received.subarray(0, start - 1));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString());
      received = received.subarray(end);
      waiting.get(message[1] ?? 0)?.(message);
    }
  });
  let last = 0;
  await new Promise<unknown>((resolve) => waiting.set(0, resolve));
  return async (name, parameters) => {
    last += 1;
    const answered = new Promise<unknown[]>((resolve) => waiting.set(last, resolve));
    const text = JSON.stringify([0, last, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (result as { value?: unknown }).value;
  };
}

function drivenBy(command: Command): Omit<DrivenBrowser, 'stop'> {
  const run: DrivenBrowser['run'] = (act, ...args) =>
    command('WebDriver:ExecuteScript', { script: pageScript(act), args }) as never;
  return {
    run,
    async open(url) {
      await command('WebDriver:Navigate', { url });
    },
    async resize(width) {
      await command('WebDriver:SetWindowRect', { width, height: windowHeight });
      await until({ run } as DrivenBrowser, `${width} px`, (wanted) => innerWidth === wanted, width);
    },
    async perform(actions) {
      await command('WebDriver:PerformActions', { actions });
    },
  };
}
