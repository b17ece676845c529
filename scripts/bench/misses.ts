import { setTimeout as pause } from 'node:timers/promises';
import { liveChannel } from '../../lib/live.ts';
import { browserHeaders } from './load.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** What it costs to render a page anew, compression included. */
export type MissFigures = {
  /** All threads of the server; the database is a process of its own and not in it. */
  missCpuMilliseconds: number;
  /** Until the last byte is there, the database's work included. */
  missMilliseconds: number;
};

/** How long the server may take to hear of a change; asking earlier would only be answered from memory. */
const hearingMilliseconds = 8;
const warmUps = 5;

/** Lets the content change and asks again, so many times, one after the other. */
export async function measureMisses(site: Site, path: string, rounds: number): Promise<MissFigures> {
  for (let round = 0; round < warmUps; round++) await missOnce(site, path);
  const times: number[] = [];
  const before = await site.usage();
  for (let round = 0; round < rounds; round++) times.push(await missOnce(site, path));
  const after = await site.usage();
  return {
    missCpuMilliseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / rounds,
    missMilliseconds: median(times),
  };
}

async function missOnce(site: Site, path: string): Promise<number> {
  await site.database.query(`SELECT pg_notify('${liveChannel}', 'settings')`);
  for (;;) {
    await pause(hearingMilliseconds);
    const began = performance.now();
    const answer = await fetch(site.origin + path, { headers: browserHeaders });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (!answer.headers.get('cache-status')?.endsWith('hit')) return performance.now() - began;
  }
}
