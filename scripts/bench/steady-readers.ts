import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { browserHeaders } from './load.ts';

/** What visitors met who read on. */
export interface ReadingCounts {
  times: number[];
  errors: number;
  rendered: number;
}

interface Rate {
  requestsPerSecond: number;
  /** Whether they read on. */
  goesOn(): boolean;
}

/** Requests the addresses in turn, at a fixed rate whether or not answers are late. Resolves when all are answered. */
export async function readSteadily(
  origin: string,
  paths: readonly string[],
  counts: ReadingCounts,
  { requestsPerSecond, goesOn }: Rate,
): Promise<void> {
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (goesOn()) {
    const due = ((performance.now() - began) / 1000) * requestsPerSecond;
    while (asked.length < due)
      asked.push(readTimed(`${origin}${paths[asked.length % paths.length]}`, counts));
    await pause(1000 / requestsPerSecond);
  }
  await Promise.all(asked);
}

async function readTimed(url: string, counts: ReadingCounts): Promise<void> {
  const began = performance.now();
  try {
    const { status, wasRendered } = await readOnce(url);
    counts.times.push(performance.now() - began);
    if (status !== 200) counts.errors += 1;
    if (wasRendered) counts.rendered += 1;
  } catch {
    counts.errors += 1;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Requests a page as a browser does. `wasRendered`: for this request, not for another of the same moment. */
export function readOnce(url: string): Promise<{ status: number; wasRendered: boolean }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: browserHeaders }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const wasRendered = String(headers['cache-status']).includes('fwd=miss; stored');
      answer.resume().once('end', () => resolve({ status, wasRendered }));
      answer.once('error', reject);
    }).once('error', reject);
  });
}
