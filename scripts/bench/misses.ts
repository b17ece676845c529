import { setTimeout as pause } from 'node:timers/promises';
import { liveChannel } from '#lib/core/cache/change-notice.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { browserHeaders } from './load.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** What it costs to render a page anew, compression included. */
export type MissFigures = {
  /**
   * All threads of the server, in milliseconds; the database is a process of its own and not in it. The page
   * had expired, or something that it does not show had changed.
   */
  missCpuMilliseconds: number;
  /** Until the last byte is there, the database's work included. */
  missMilliseconds: number;
  /** The same right after what the page shows has changed, so that all of it is read again. */
  changedCpuMilliseconds: number;
  changedMilliseconds: number;
};

/** How long the server may take to hear of a change; asking earlier would only be answered from memory. */
const hearingMilliseconds = 8;
const warmUps = 5;

/** Asks so many times, one after the other, each time after a change. */
export async function measureMisses(site: Site, path: string, rounds: number): Promise<MissFigures> {
  const [cpu, time] = await measureAfter('settings', site, path, rounds);
  const [changedCpu, changedTime] = await measureAfter(topicOf(path), site, path, rounds);
  return {
    missCpuMilliseconds: cpu,
    missMilliseconds: time,
    changedCpuMilliseconds: changedCpu,
    changedMilliseconds: changedTime,
  };
}

async function measureAfter(topic: LiveTopic, site: Site, path: string, rounds: number) {
  for (let round = 0; round < warmUps; round++) await missOnce(topic, site, path);
  const times: number[] = [];
  const before = await site.usage();
  for (let round = 0; round < rounds; round++) times.push(await missOnce(topic, site, path));
  const after = await site.usage();
  return [(after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / rounds, median(times)] as const;
}

function topicOf(path: string): LiveTopic {
  return path.includes('/sermons') ? 'sermons' : 'events';
}

async function missOnce(topic: LiveTopic, site: Site, path: string): Promise<number> {
  await site.database.query('SELECT pg_notify($1, $2)', [liveChannel, topic]);
  for (;;) {
    await pause(hearingMilliseconds);
    const began = performance.now();
    const answer = await fetch(site.origin + path, { headers: browserHeaders });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (!answer.headers.get('cache-status')?.endsWith('hit')) return performance.now() - began;
  }
}
