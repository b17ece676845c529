import { readdir, readFile } from 'node:fs/promises';
import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { runningDatabase } from '#server/database/database.ts';
import { withClient } from '#server/database/postgres-address.ts';
import { commandSettings } from './command-settings.ts';

/** What a check of the running site found; `because` is for root (scripts/release), null where all is well. */
export interface SelfCheck {
  ok: boolean;
  because: 'unhealthy' | 'hung' | 'died' | 'memory' | null;
  detail: string;
}

/** The whole check, the start of the site included. */
const patienceMilliseconds = 40_000;
const pagesAsked = 6;
const mostMegabytes = 1000;

class Failed extends Error {
  constructor(
    readonly because: NonNullable<SelfCheck['because']>,
    detail: string,
  ) {
    super(detail);
  }
}

/** `belltower self-check`: asks the running site whether it is well. Returns one line of JSON; exit code 1 where it is not. */
export async function run(): Promise<string> {
  const { DATA_DIR, DATABASE_URL, ...settings } = commandSettings();
  const url = DATABASE_URL ?? (await runningDatabase(DATA_DIR));
  const checked = await selfCheck({
    address: new URL(siteUrl(settings)),
    port: settings.PORT,
    tryDatabase: () => (url ? tryScratchTable(url) : Promise.reject(new Error('no database runs'))),
    megabytes: () => memoryOfSite(process.getuid?.() ?? -1),
  });
  if (!checked.ok) process.exitCode = 1;
  return JSON.stringify(checked);
}

interface Asked {
  /** The address of the site, whose host is named in each request. */
  address: URL;
  /** Where it answers, on this machine. */
  port: number;
  tryDatabase(): Promise<void>;
  /** The memory of the site’s process; undefined where it cannot be read. */
  megabytes(): Promise<number | undefined>;
}

/** Checks health, whole pages, the feed, the sign-in page, a write of the database and the memory. Never throws. */
export async function selfCheck(asked: Asked, patience = patienceMilliseconds): Promise<SelfCheck> {
  const over = AbortSignal.timeout(patience);
  const hung = new Promise<never>((_, reject) => {
    over.onabort = () => reject(new Failed('hung', `No answer within ${patience / 1000} seconds.`));
  });
  try {
    return { ok: true, because: null, detail: await Promise.race([checkAll(asked, over), hung]) };
  } catch (error) {
    const { because, message } =
      error instanceof Failed ? error : new Failed('unhealthy', (error as Error).message);
    return { ok: false, because, detail: message };
  }
}

async function checkAll(asked: Asked, over: AbortSignal): Promise<string> {
  const ask = (path: string) => answerOf(asked, path, over);
  await untilUp(asked, over);
  await wanted(ask, '/api/health', /"status":"ok"/);
  const map = await wanted(ask, '/sitemap.xml', /<\/urlset>\s*$/);
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const pages = [...new Set(['/', ...listed])].slice(0, pagesAsked);
  for (const path of [...pages, unlinkedPaths.office]) await wanted(ask, path, /<\/html>\s*$/);
  await wanted(ask, paths.calendarFeed, /^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/);
  await asked.tryDatabase();
  const used = await asked.megabytes();
  if (used !== undefined && used > mostMegabytes)
    throw new Failed('memory', `The site takes ${used} MB of memory.`);
  return `${pages.length} pages, the feed, the sign-in page and the database are well${used === undefined ? '' : `; ${used} MB`}.`;
}

async function untilUp(asked: Asked, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const answer = await answerOf(asked, '/up', over).catch(() => null);
    if (answer?.status === 200) return;
    await pause(250);
  }
}

/** Returns the body. @throws Failed for another status, or one that is not whole */
async function wanted(
  ask: (path: string) => ReturnType<typeof answerOf>,
  path: string,
  shape: RegExp,
): Promise<string> {
  const { status, body } = await ask(path);
  if (status !== 200) throw new Failed('unhealthy', `${path} answers ${status}.`);
  if (!shape.test(body)) throw new Failed('unhealthy', `${path} is not whole.`);
  return body;
}

/** Asks this machine; where plain HTTP leads on to HTTPS, there, whatever name its certificate has. */
async function answerOf({ address, port }: Asked, path: string, signal: AbortSignal) {
  const host = { host: '127.0.0.1', path, signal, agent: false, headers: { host: address.host } } as const;
  let response = await answered(askHttp({ ...host, port }));
  if (response.statusCode === 308 && response.headers.location?.startsWith('https:')) {
    response.destroy();
    const secure = { ...host, port: 443, servername: address.hostname, rejectUnauthorized: false };
    response = await answered(askHttps(secure));
  }
  return { status: response.statusCode ?? 0, body: await text(response) };
}

function answered(request: ReturnType<typeof askHttp>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', (error) => reject(new Failed('died', `No answer: ${error.message}.`)));
    request.end();
  });
}

/** Writes and reads a row of a table that ends with the connection. */
async function tryScratchTable(url: string): Promise<void> {
  const rows = await withClient(url, async (client) => {
    await client.query('CREATE TEMPORARY TABLE self_check (word text)');
    await client.query("INSERT INTO self_check VALUES ('well')");
    return (await client.query("SELECT word FROM self_check WHERE word = 'well'")).rows;
  });
  if (rows.length !== 1) throw new Failed('unhealthy', 'A row that was written cannot be read.');
}

/** Returns the resident memory of the user’s process that runs the site (proc(5)), in MB. */
async function memoryOfSite(user: number): Promise<number | undefined> {
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
    if (!(await read('cmdline')).includes('server/start/start.mjs')) continue;
    const status = await read('status');
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    if (kilobytes && new RegExp(`^Uid:\\s+${user}\\s`, 'm').test(status))
      return Math.round(+kilobytes / 1024);
  }
  return undefined;
}
