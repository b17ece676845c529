import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '#server/database/postmaster-file.ts';
import { type CrawlFigures, crawl } from './crawl.ts';
import { load } from './load.ts';
import type { Usage } from './servers/measured-process.ts';
import type { Site } from './servers/site.ts';

/** Resident memory (RSS) of the server's process in bytes, unless stated otherwise. */
export interface MemoryFigures {
  atReady: number;
  /** After every page was opened once. */
  warm: number;
  /** The database's memory then; null where the system does not report it. */
  databaseWarm: number | null;
  /** Half a minute later, without any request. */
  rested: number;
  databaseRested: number | null;
  /** The most while 16 connections requested the pages. */
  underLoad: number;
  crawl: CrawlMemory;
  /** All processes of the built-in database, shared pages counted once; null where the system does not report it. */
  database: number | null;
}

/** Memory of crawls of every address, one at a time, each after all pages have expired. */
export interface CrawlMemory extends CrawlFigures {
  crawls: number;
  /** The most at any moment. */
  most: number;
  /** Half a minute after the last crawl. */
  after: Usage['memory'];
  /** The most of the process that draws pictures, which ends afterwards; 0 where the system does not report it. */
  drawing: number;
}

interface MemoryRounds {
  seconds: number;
  crawls: number;
  addresses: number;
}

const sampleMilliseconds = 100;
const restMilliseconds = 30_000;

/** @param site a site that has just started */
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
  // When the server ends, the work fails.
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

/** Returns a process's memory in bytes with its share of shared pages (PSS); null where the system does not report it. */
async function shareOf(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = `/proc/${pid}/task`;
  const names = await readdir(threads).catch(() => []);
  const lists = await Promise.all(
    names.map((thread) => readFile(join(threads, thread, 'children'), 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

/** Returns the memory of the children whose command names the program; 0 without any. */
async function childrenRunning(program: string, pid: number): Promise<number> {
  const shares = (await childrenOf(pid)).map(async (child) => {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    return command.includes(program) ? ((await shareOf(child)) ?? 0) : 0;
  });
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
}
