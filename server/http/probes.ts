import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { pathOf } from './request-target.ts';

const livenessPath = '/up/live';
const probePaths: readonly string[] = ['/up', livenessPath];

export interface Probes {
  becomeReady(): void;
  becomeStopping(): void;
  /**
   * Answers `/up` (readiness) with 200 while the process is ready, else with 503, and `/up/live` (liveness) always with
   * 200. Neither checks the database: without it every process still serves its last good pages.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers?: Readonly<Record<string, string>>,
  ): void;
}

/** Returns the probes of a starting process. */
export function createProbes(): Probes {
  let state: 'Starting' | 'OK' | 'Stopping' = 'Starting';
  return {
    becomeReady() {
      state = 'OK';
    },
    becomeStopping() {
      state = 'Stopping';
    },
    answer(request, response, headers = {}) {
      const isLiveness = pathOf(request.url ?? '/') === livenessPath;
      const text = isLiveness ? 'OK' : state;
      response.writeHead(text === 'OK' ? 200 : 503, {
        ...headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': text.length,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': dataPolicy,
        ...(text !== 'OK' && { 'Retry-After': '5' }),
      });
      response.end(request.method === 'HEAD' ? undefined : text);
    },
  };
}

/** Returns whether a path is a probe. */
export function isProbe(path: string): boolean {
  return probePaths.includes(path);
}
