import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '#server/start/ports.ts';
import { type DrivenBrowser, pageScript, until, untilListening, windowHeight } from './driven-browser.ts';

/** Starts WebKit's MiniBrowser on a display of its own, driven by its WebDriver. @param folder for its settings */
export async function startWebKit(folder: string): Promise<DrivenBrowser> {
  const settings = join(folder, 'webkit');
  await mkdir(join(settings, 'gtk-3.0'), { recursive: true });
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowWindow);
  const display = spawn('/usr/bin/Xvfb', xvfbArguments, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(display.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
    },
  });
  const children = [driver, display];
  const kill = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', kill);
  const post = postsTo(`http://127.0.0.1:${port}`);
  await untilListening(() => fetch(`http://127.0.0.1:${port}/status`));
  const { sessionId } = (await post('/session', capabilities())) as { sessionId: string };
  return {
    ...drivenBy((path, body) => post(`/session/${sessionId}${path}`, body)),
    async stop() {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
      for (const child of children) await ended(child);
      process.off('exit', kill);
    },
  };
}

/** Xvfb chooses a free display and writes its number to file descriptor 3. */
const xvfbArguments = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/** Otherwise its buttons keep the window at 447 px. */
const narrowWindow =
  'button,entry,image,toolbar,toolitem,box{min-width:0;padding:0;margin:0;border-width:0} entry{font-size:3px}';

function capabilities() {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0']).toString().split('\n');
  const binary = files.find((path) => path.endsWith('/MiniBrowser'));
  return {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  };
}

type Post = (path: string, body: object) => Promise<unknown>;

function postsTo(origin: string): Post {
  return async (path, body) => {
    const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}

function drivenBy(post: Post): Omit<DrivenBrowser, 'stop'> {
  const run: DrivenBrowser['run'] = (act, ...args) =>
    post('/execute/sync', { script: pageScript(act), args }) as never;
  return {
    run,
    async open(url) {
      await post('/url', { url });
    },
    async resize(width) {
      await post('/window/rect', { x: 0, y: 0, width, height: windowHeight + barHeight });
      await until({ run } as DrivenBrowser, `${width} px`, (wanted) => innerWidth === wanted, width);
    },
    async perform(actions) {
      await post('/actions', { actions });
    },
  };
}

/** The height of the bar above the page in px, with that style. */
const barHeight = 36;

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
