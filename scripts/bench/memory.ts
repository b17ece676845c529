import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '#server/database/postmaster-file.ts';
import { type CrawlFigures, crawl } from './crawl.ts';
import { load } from './load.ts';
import type { Usage } from './servers/measured-process.ts';
import { childrenOf, childrenRunning, shareOf } from './servers/process-memory.ts';
import type { Site } from './servers/site.ts';

/** Resident memory (RSS) of the server's process in bytes, unless told otherwise. */
export interface MemoryFigures {
  atReady: number;
  /** After every page was opened once. */
  warm: number;
  /** What the database took then; null where the system does not tell. */
  databaseWarm: number | null;
  /** Half a minute later, when nobody has asked for anything since. */
  rested: number;
  /** What the database took then. */
  databaseRested: number | null;
  /** The most that was seen while 16 connections asked for the pages. */
  underLoad: number;
  crawl: CrawlMemory;
  /** All processes of the built-in database, what they share counted once; null where the system does not tell. */
  database: number | null;
}

/** What is left after crawls of every address, one after the other, all rendered anew each time. */
export interface CrawlMemory extends CrawlFigures {
  crawls: number;
  /** The most that was seen at any moment. */
  most: number;
  /** Half a minute after the last one, and what it is made of. */
  after: Usage['memory'];
  /** The most that the process that draws pictures took; it is gone afterwards. 0 where the system does not tell. */
  drawing: number;
}

export interface MemoryRounds {
  seconds: number;
  crawls: number;
  addresses: number;
}

const sampleMilliseconds = 100;
const restMilliseconds = 30_000;

/** @param site one that has only just started */
export async function measureMemory(site: Site, paths: string[], how: MemoryRounds): Promise<MemoryFigures> {
  const { rss: atReady } = (await site.usage()).memory;
  for (const path of paths) await (await fetch(site.origin + path)).arrayBuffer();
  const { rss: warm } = (await site.usage()).memory;
  const databaseWarm = await databaseMemory(site.dataFolder);
  await pause(restMilliseconds);
  const { rss: rested } = (await site.usage()).memory;
  const databaseRested = await databaseMemory(site.dataFolder);
  const { most: underLoad } = await mostDuring(site, () => load(site, paths, how.seconds));
  return {
    atReady,
    warm,
    databaseWarm,
    rested,
    databaseRested,
    underLoad: Math.max(warm, underLoad),
    crawl: await measureCrawls(site, how),
    database: await databaseMemory(site.dataFolder),
  };
}

async function measureCrawls(site: Site, { crawls, addresses }: MemoryRounds): Promise<CrawlMemory> {
  const rounds: (CrawlFigures & { most: number; drawing: number })[] = [];
  for (let round = 0; round < crawls; round++) {
    // So that nothing is answered from the crawl before.
    await site.outdate();
    const { result, ...memory } = await mostDuring(site, () => crawl(site.origin, addresses));
    rounds.push({ ...result, ...memory });
  }
  await pause(restMilliseconds);
  const highest = (name: 'addresses' | 'most' | 'drawing') => Math.max(...rounds.map((round) => round[name]));
  return {
    crawls,
    addresses: highest('addresses'),
    requests: rounds.reduce((sum, { requests }) => sum + requests, 0),
    most: highest('most'),
    drawing: highest('drawing'),
    after: (await site.usage()).memory,
  };
}

async function mostDuring<Result>(
  site: Site,
  work: () => Promise<Result>,
): Promise<{ result: Result; most: number; drawing: number }> {
  let most = 0;
  let drawing = 0;
  let isOver = false;
  const sample = async () => {
    while (!isOver) {
      most = Math.max(most, (await site.usage()).memory.rss);
      drawing = Math.max(drawing, await childrenRunning('drawing-process', site.child.pid ?? 0));
      await pause(sampleMilliseconds);
    }
  };
  // A server that ends makes the work fail.
  const sampling = sample().catch(() => undefined);
  const result = await work().finally(() => {
    isOver = true;
  });
  await sampling;
  return { result, most, drawing };
}

async function databaseMemory(dataFolder: string): Promise<number | null> {
  const server = await readPostmaster(join(dataFolder, 'postgres/cluster'));
  if (!server) return null;
  const shares = await Promise.all([server.pid, ...(await childrenOf(server.pid))].map(shareOf));
  return shares.every((share) => share !== null) ? shares.reduce((sum, share) => sum + share, 0) : null;
}
