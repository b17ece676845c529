import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmaster } from '../postmaster-file.ts';
import { load } from './load.ts';
import type { Site } from './site.ts';

/** Resident memory in bytes. */
export interface MemoryFigures {
  atReady: number;
  /** After every page was opened once. */
  warm: number;
  /** The most that was seen while 16 connections asked for the pages. */
  underLoad: number;
  /** All processes of the built-in database, what they share counted once; null where the system does not tell. */
  database: number | null;
}

const sampleMilliseconds = 100;

/** @param site one that has only just started */
export async function measureMemory(site: Site, paths: string[], seconds: number): Promise<MemoryFigures> {
  const { rssBytes: atReady } = await site.usage();
  for (const path of paths) await (await fetch(site.origin + path)).arrayBuffer();
  const { rssBytes: warm } = await site.usage();
  let underLoad = warm;
  const sample = async () => {
    underLoad = Math.max(underLoad, (await site.usage()).rssBytes);
  };
  // A sample that comes too late is not missed.
  const sampling = setInterval(() => sample().catch(() => undefined), sampleMilliseconds);
  await load(site, paths, seconds).finally(() => clearInterval(sampling));
  return { atReady, warm, underLoad, database: await databaseMemory(site.dataFolder) };
}

async function databaseMemory(dataFolder: string): Promise<number | null> {
  const server = await readPostmaster(join(dataFolder, 'postgres/cluster'));
  if (!server) return null;
  const shares = await Promise.all([server.pid, ...(await childrenOf(server.pid))].map(shareOf));
  return shares.every((share) => share !== null) ? shares.reduce((sum, share) => sum + share, 0) : null;
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = `/proc/${pid}/task`;
  const names = await readdir(threads).catch(() => []);
  const lists = await Promise.all(
    names.map((thread) => readFile(join(threads, thread, 'children'), 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
}

/** A process's memory, what it shares with others divided among them. */
async function shareOf(pid: number): Promise<number | null> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  return kilobytes ? Number(kilobytes) * 1024 : null;
}
