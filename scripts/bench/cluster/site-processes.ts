import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { freePort } from '#server/start/ports.ts';
import { browserHeaders } from '../load.ts';
import { type MeasuredProcess, startMeasured } from '../servers/measured-process.ts';
import { siteEnvironment, startArguments, untilRunning } from '../servers/site.ts';

/** A process of the site on a database that it shares, measured for Prometheus. */
export interface SiteProcess extends MeasuredProcess {
  origin: string;
  port: number;
}

const token = 'a-token-of-the-bench';
/** Longer than the half second between two checks of the proxy. */
const stopDelaySeconds = '2';

/** Starts a process on the database at `databaseUrl`, at port `given` or a free one. */
export async function startSiteProcess(
  folder: string,
  databaseUrl: string,
  given?: number,
): Promise<SiteProcess> {
  const port = given ?? (await freePort());
  const { env } = await siteEnvironment(join(folder, `data-${port}`));
  const measured = startMeasured(await startArguments(), {
    ...env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: 'a password of the bench',
    AUTH_SECRET: 'a secret of the bench, of some length',
    TRUST_PROXY: '1',
    STOP_DELAY_SECONDS: stopDelaySeconds,
    METRICS_TOKEN: token,
  });
  await untilRunning(measured);
  return { ...measured, origin: `http://localhost:${port}`, port };
}

/** Returns the number of pages that the process has rendered, from its metrics. */
export async function missesOf({ origin }: SiteProcess): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const line = /^belltower_cache_lookups_total\{outcome="miss"\} (\d+)$/m.exec(await answer.text());
  return Number(line?.[1] ?? 0);
}

const pollMilliseconds = 5;
const longestMilliseconds = 20_000;

/**
 * Changes an event's title in the database and returns the milliseconds until the last of the sites shows it. Then
 * requests the paths from each of them, as visitors do after a change.
 */
export async function seenEverywhere(
  sites: readonly SiteProcess[],
  database: Client,
  paths: readonly string[],
): Promise<number> {
  const title = `Picnic ${randomUUID().slice(0, 8)}`;
  const { rows } = await database.query<{ id: string }>(
    `UPDATE events SET title = $1 WHERE id = (SELECT id FROM events ORDER BY created_at, id LIMIT 1) RETURNING id`,
    [title],
  );
  const began = performance.now();
  await Promise.all(sites.map(({ origin }) => untilShown(`${origin}/events/${rows[0]?.id}`, title)));
  const milliseconds = performance.now() - began;
  for (const { origin } of sites) for (const path of paths) await read(origin + path);
  return milliseconds;
}

async function untilShown(url: string, words: string): Promise<void> {
  const until = Date.now() + longestMilliseconds;
  while (!(await read(url)).includes(words)) {
    if (Date.now() > until)
      throw new Error(`${url} has not shown a change for ${longestMilliseconds / 1000} seconds.`);
    await pause(pollMilliseconds);
  }
}

async function read(url: string): Promise<string> {
  return (await fetch(url, { headers: { ...browserHeaders, 'accept-encoding': 'gzip' } })).text();
}
