import autocannon from 'autocannon';
import { browserHeaders } from '../load.ts';
import { percentile } from '../statistics.ts';

const connections = 16;
/** A visitor gives up after that. */
const patienceSeconds = 30;

/** What visitors experienced. */
export type PressureFigures = {
  requests: number;
  requestsPerSecond: number;
  p99Milliseconds: number;
  /** Answers other than 200, broken connections, and requests without an answer for half a minute. */
  failed: number;
};

/** Requests the paths in turn at 16 connections until the work is done. */
export async function underPressure(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<PressureFigures> {
  const times: number[] = [];
  const began = performance.now();
  const how = {
    url: origin,
    connections,
    requests: paths.map((path) => ({ path })),
    duration: 3600,
    headers: browserHeaders,
    timeout: patienceSeconds,
  };
  let run: autocannon.Instance | undefined;
  const ended = new Promise<autocannon.Result>((resolve, reject) => {
    run = autocannon(how, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  await work().finally(() => run?.stop());
  const { non2xx, errors, timeouts } = await ended;
  if (non2xx + errors > 0)
    console.log(`failed: ${non2xx} not 200, ${errors} without an answer, ${timeouts} of them too late`);
  return {
    requests: times.length,
    requestsPerSecond: times.length / ((performance.now() - began) / 1000),
    p99Milliseconds: percentile(times, 0.99),
    failed: non2xx + errors,
  };
}
