import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { pathOf } from './request-target.ts';

/** What asks whether to send requests here, and what asks whether to start the process anew. */
const livenessPath = '/up/live';
const probePaths: readonly string[] = ['/up', livenessPath];

export interface Probes {
  /** From now on requests are answered. */
  becomeReady(): void;
  /** From now on others should be asked, while what is under way is finished. */
  becomeStopping(): void;
  /**
   * Answers `/up` with 200 while requests are answered here, else with 503, and `/up/live` always with 200. Neither asks
   * the database: without it every process serves the last good pages, and none of them would serve more by leaving.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers?: Readonly<Record<string, string>>,
  ): void;
}

/** The probes of a process that is starting. */
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

/** Whether a path is one of the probes'. */
export function isProbe(path: string): boolean {
  return probePaths.includes(path);
}
