import autocannon, { type Result } from 'autocannon';
import type { MeasuredProcess } from './measured-process.ts';
import { percentile } from './statistics.ts';

const connections = 16;

/** What a browser sends when it opens a page. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'upgrade-insecure-requests': '1',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
};

/** What a server did under load, every connection asking again as soon as it is answered. */
export type LoadFigures = {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  cpuMicrosecondsPerRequest: number;
  /** The share of the time that the server was on the processor: near 1, it was the limit and not the asking. */
  busyShare: number;
};

/** Asks for the paths in turn at 16 connections for so many seconds. @throws Error when any answer is not 200 */
export async function load(
  server: MeasuredProcess & { origin: string },
  paths: readonly string[],
  seconds: number,
): Promise<LoadFigures> {
  const before = await server.usage();
  const { times, milliseconds } = await ask(server.origin, paths, seconds);
  const after = await server.usage();
  const cpu = after.cpuMicroseconds - before.cpuMicroseconds;
  return {
    requestsPerSecond: times.length / (milliseconds / 1000),
    p50Milliseconds: percentile(times, 0.5),
    p99Milliseconds: percentile(times, 0.99),
    cpuMicrosecondsPerRequest: cpu / times.length,
    busyShare: cpu / 1000 / milliseconds,
  };
}

/** How long each answer took, and all of them together from the first question to the last answer. */
async function ask(origin: string, paths: readonly string[], seconds: number) {
  const times: number[] = [];
  const began = performance.now();
  let ended = began;
  const requests = paths.map((path) => ({ path }));
  const { non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      { url: origin, requests, connections, duration: seconds, sampleInt: 100, headers: browserHeaders },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      times.push(milliseconds);
      ended = performance.now();
    });
  });
  if (non2xx + errors > 0)
    throw new Error(`${non2xx + errors} answers of ${paths.join(', ')} were not right.`);
  if (times.length === 0) throw new Error(`${paths.join(', ')} did not answer within ${seconds} s.`);
  return { times, milliseconds: ended - began };
}
