import { setTimeout as pause } from 'node:timers/promises';
import { liveChannel } from '#lib/core/cache/change-notice.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { browserHeaders } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
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
  const topic = topicOf(path);
  const miss = await measureEach(site, () => missOnce(null, site, path), rounds);
  const changed = await measureEach(site, () => missOnce(topic, site, path), rounds);
  return {
    missCpuMilliseconds: miss.cpuMilliseconds,
    missMilliseconds: miss.milliseconds,
    changedCpuMilliseconds: changed.cpuMilliseconds,
    changedMilliseconds: changed.milliseconds,
  };
}

/** What one of several equal requests cost: the mean on the processor, the median until it was answered. */
export type Rendering = { cpuMilliseconds: number; milliseconds: number };

/** Asks so many times, one after the other, once the server is warm. @param once asks once */
export async function measureEach(
  server: Pick<MeasuredProcess, 'usage'>,
  once: () => Promise<{ milliseconds: number }>,
  rounds: number,
): Promise<Rendering> {
  for (let round = 0; round < warmUps; round++) await once();
  const times: number[] = [];
  const before = await server.usage();
  for (let round = 0; round < rounds; round++) times.push((await once()).milliseconds);
  const after = await server.usage();
  const cpu = after.cpuMicroseconds - before.cpuMicroseconds;
  return { cpuMilliseconds: cpu / 1000 / rounds, milliseconds: median(times) };
}

/** Asks as a browser does. @throws Error when the answer is not 200 */
export async function askFor(url: string) {
  const began = performance.now();
  const answer = await fetch(url, { headers: browserHeaders });
  const { byteLength: bytes } = await answer.arrayBuffer();
  const milliseconds = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return { milliseconds, bytes, headers: answer.headers };
}

function topicOf(path: string): LiveTopic {
  return path.includes('/sermons') ? 'sermons' : 'events';
}

async function missOnce(topic: LiveTopic | null, site: Site, path: string) {
  if (topic) await announce(site, topic);
  await site.outdate();
  const answer = await askFor(site.origin + path);
  if (answer.headers.get('cache-status')?.endsWith('hit')) throw new Error(`${path} was not rendered.`);
  return answer;
}

/** Resolves when the server has heard of the change, too. */
async function announce({ database }: Site, topic: LiveTopic): Promise<void> {
  await database.query('SELECT pg_notify($1, $2)', [liveChannel, topic]);
  await pause(hearingMilliseconds);
}
