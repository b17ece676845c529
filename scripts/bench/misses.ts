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
   * had expired.
   */
  missCpuMilliseconds: number;
  /** Until the last byte is there, the database's work included. */
  missMilliseconds: number;
  /** The same right after what the page shows has changed, so that all of it is read again. */
  changedCpuMilliseconds: number;
  changedMilliseconds: number;
};

/** How long the server may take to hear of a change. */
const hearingMilliseconds = 50;
const warmUps = 5;

/** Asks so many times, one after the other, each time for a page that has expired, then also after a change. */
export async function measureMisses(site: Site, path: string, rounds: number): Promise<MissFigures> {
  const [cpu, time] = await measureAfter(null, site, path, rounds);
  const [changedCpu, changedTime] = await measureAfter(topicOf(path), site, path, rounds);
  return {
    missCpuMilliseconds: cpu,
    missMilliseconds: time,
    changedCpuMilliseconds: changedCpu,
    changedMilliseconds: changedTime,
  };
}

async function measureAfter(topic: LiveTopic | null, site: Site, path: string, rounds: number) {
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

async function missOnce(topic: LiveTopic | null, site: Site, path: string): Promise<number> {
  if (topic) await announce(site, topic);
  await site.outdate();
  const began = performance.now();
  const answer = await fetch(site.origin + path, { headers: browserHeaders });
  await answer.arrayBuffer();
  const time = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  if (answer.headers.get('cache-status')?.endsWith('hit')) throw new Error(`${path} was not rendered.`);
  return time;
}

/** Resolves when the server has heard of the change, too. */
async function announce({ database }: Site, topic: LiveTopic): Promise<void> {
  await database.query('SELECT pg_notify($1, $2)', [liveChannel, topic]);
  await pause(hearingMilliseconds);
}
