import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { wrkPath } from '#scripts/debian-program.mjs';
import { temporaryFolder } from './cleanup.ts';
import type { MeasuredProcess } from './servers/measured-process.ts';

const run = promisify(execFile);

const connections = 16;

/** The headers of a browser that opens a page. */
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

/** Figures of a server under load: every connection sends a request as soon as it has an answer. */
export type LoadFigures = {
  cpuMicrosecondsPerRequest: number;
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** The server's share of one processor: near 1, the server was the limit. */
  busyShare: number;
};

/** The report of wrk, times in microseconds. */
interface Report {
  requests: number;
  duration: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Requests the paths in turn at 16 connections for that many whole seconds, of `host` where the site has a name.
 * @throws Error when an answer is an error or a connection breaks
 */
export async function load(
  server: MeasuredProcess & { origin: string },
  paths: readonly string[],
  seconds: number,
  host?: string,
): Promise<LoadFigures> {
  const script = join(await temporaryFolder(), 'paths.lua');
  await writeFile(script, scriptOf(paths));
  const before = await server.usage();
  const { requests, duration, p50, p99, errors } = await ask(server.origin, script, seconds, host);
  const after = await server.usage();
  if (errors > 0) throw new Error(`${errors} answers of ${paths.join(', ')} were not right.`);
  if (requests === 0) throw new Error(`${paths.join(', ')} did not answer within ${seconds} s.`);
  const cpu = after.cpuMicroseconds - before.cpuMicroseconds;
  return {
    cpuMicrosecondsPerRequest: cpu / requests,
    requestsPerSecond: requests / (duration / 1_000_000),
    p50Milliseconds: p50 / 1000,
    p99Milliseconds: p99 / 1000,
    busyShare: cpu / duration,
  };
}

async function ask(origin: string, script: string, seconds: number, host?: string): Promise<Report> {
  const sent = { ...browserHeaders, ...(host && { host }) };
  const headers = Object.entries(sent).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...headers, origin];
  const { stdout } = await run(wrkPath, how);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{')));
}

/** Returns the Lua script that chooses the paths in turn and prints the report. */
function scriptOf(paths: readonly string[]): string {
  return `
    local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
    local at = 0
    request = function()
      at = at % #paths + 1
      return wrk.format("GET", paths[at])
    end
    done = function(summary, latency)
      local e = summary.errors
      print(string.format('{"requests":%d,"duration":%d,"p50":%f,"p99":%f,"errors":%d}', summary.requests,
        summary.duration, latency:percentile(50), latency:percentile(99),
        e.connect + e.read + e.write + e.status + e.timeout))
    end`;
}
