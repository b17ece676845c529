import autocannon from 'autocannon';
import { browserHeaders } from '../load.ts';
import { percentile } from '../statistics.ts';

const connections = 16;
/** A visitor who waits for longer has given up. */
const patienceSeconds = 30;

/** What visitors met. */
export type PressureFigures = {
  requests: number;
  requestsPerSecond: number;
  p99Milliseconds: number;
  /** Answers that were not 200, connections that broke, and what was not answered within half a minute. */
  failed: number;
};

/** Asks for them in turn at 16 connections while the work is done, and until it is. */
export async function underPressure(
  origin: string,
  asked: readonly (string | { path: string; headers: Record<string, string> })[],
  work: () => Promise<unknown>,
): Promise<PressureFigures> {
  const times: number[] = [];
  const began = performance.now();
  const requests = asked.map((each) => (typeof each === 'string' ? { path: each } : each));
  const how = {
    url: origin,
    connections,
    requests,
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
