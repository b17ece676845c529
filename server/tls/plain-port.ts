import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { securityHeaders } from '#lib/core/http/security-headers.ts';
import { isProbe } from '#server/http/probes.ts';
import { pathOf } from '#server/http/request-target.ts';

const challengePrefix = '/.well-known/acme-challenge/';

/** Answers the proof that an authority asks for (RFC 8555, 8.3). Returns false for every other address. */
export function answerChallenge(
  request: IncomingMessage,
  response: ServerResponse,
  challenges: ReadonlyMap<string, string>,
): boolean {
  const path = pathOf(request.url ?? '/');
  if (!path.startsWith(challengePrefix)) return false;
  const answer = challenges.get(path.slice(challengePrefix.length));
  if (answer === undefined) return false;
  const body = request.method === 'HEAD' ? undefined : answer;
  response
    .writeHead(200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': Buffer.byteLength(answer),
      'Cache-Control': 'no-store',
    })
    .end(body);
  return true;
}

/**
 * Leads a request to the main name by HTTPS (308). Returns false for one that is there already, and for probes of this
 * machine.
 */
export function leadToMain(request: IncomingMessage, response: ServerResponse, host: string): boolean {
  const target = request.url ?? '/';
  if (isProbe(pathOf(target))) return false;
  const isSecure = 'encrypted' in request.socket;
  if (isSecure && hostOf(request) === host) return false;
  const path = target.startsWith('/') ? target : '/';
  response
    .writeHead(308, {
      ...securityHeaders(isSecure),
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-cache',
      Location: `https://${host}${path}`,
      'Content-Length': '0',
    })
    .end();
  return true;
}

/** Returns the name that a request asks, without its port and a full stop at its end. */
function hostOf({ headers: { host = '' } }: IncomingMessage): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
