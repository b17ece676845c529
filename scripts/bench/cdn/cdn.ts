import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { listPublicPages } from '#scripts/site-pages.ts';
import { createDatabase } from '#server/database/create-database.ts';
import { startPostgres } from '#server/database/postgres.ts';
import { freePort } from '#server/start/ports.ts';
import { whenStopped } from '../cleanup.ts';
import { type PressureFigures, underPressure } from '../cluster/pressure.ts';
import { type SiteProcess, startSiteProcess } from '../cluster/site-process.ts';
import { seenEverywhere } from '../cluster/spread.ts';
import { median } from '../statistics.ts';
import { startVarnish } from './varnish.ts';
import { requestsOfVisits } from './visits.ts';

export interface CdnFigures {
  visitors: PressureFigures;
  seconds: number;
  edits: number;
  /** What reached the site meanwhile, the CDN having been empty at first. */
  siteRequests: number;
  /** What a browser asks for at its first page, the live stream left out. */
  requestsPerVisit: number;
  /** From the commit until the page that the CDN gives shows it. */
  shownMilliseconds: { median: number; most: number };
}

export interface CdnRounds {
  seconds: number;
  edits: number;
  writes: number;
}

const cdnSeconds = '60';

/** The site behind Varnish: what of the visitors' requests reaches it, and how soon a change shows. */
export async function measureCdn(folder: string, how: CdnRounds): Promise<CdnFigures> {
  const postgres = await startPostgres(join(folder, 'cdn-postgres'));
  const stopped = whenStopped(() => postgres.stop());
  try {
    return await behindVarnish(folder, await createDatabase(postgres.url, 'cdn'), how);
  } finally {
    await postgres.stop();
    stopped();
  }
}

async function behindVarnish(folder: string, url: string, how: CdnRounds): Promise<CdnFigures> {
  const port = await freePort();
  const purge = `http://127.0.0.1:${port}/.purge`;
  const settings = { DATABASE_URL: url, CDN_SECONDS: cdnSeconds, CDN_PURGE_URL: purge };
  const site = await startSiteProcess(folder, settings);
  const varnish = await startVarnish(folder, { port, sitePort: site.port });
  const database = new DatabaseClient({ connectionString: url });
  await database.connect();
  try {
    return await measureBehind(site, varnish.origin, database, how);
  } finally {
    await database.end();
    await varnish.stop();
    await site.stop();
  }
}

async function measureBehind(
  site: SiteProcess,
  origin: string,
  database: Client,
  { seconds, edits, writes }: CdnRounds,
): Promise<CdnFigures> {
  const shown: number[] = [];
  for (let write = 0; write < writes; write++) shown.push(await seenEverywhere([{ origin }], database));
  const { requests, requestsPerVisit } = await requestsOfVisits(
    site.origin,
    (await listPublicPages(site.origin)).map(({ path }) => path),
  );
  // So that the CDN begins with nothing.
  await fetch(`${origin}/.purge`, { method: 'POST', headers: { 'surrogate-key': 'belltower' } });
  const reached = () => site.figure('belltower_http_requests_total');
  const before = await reached();
  const visitors = await underPressure(origin, requests, async () => {
    for (let edit = 0; edit < edits; edit++) {
      await pause((seconds * 1000) / (edits + 1));
      await seenEverywhere([{ origin }], database);
    }
    await pause((seconds * 1000) / (edits + 1));
  });
  return {
    visitors,
    seconds,
    edits,
    siteRequests: (await reached()) - before,
    requestsPerVisit,
    shownMilliseconds: { median: median(shown), most: Math.max(...shown) },
  };
}
