import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import type { InjectedResponse } from './inject.ts';
import { isHopByHop } from './request-headers.ts';

/** Sends a captured response other than a document, with the headers of every response. */
export function sendAsIs(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers: own, body }: InjectedResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries({ ...headers, 'Content-Security-Policy': dataPolicy })) {
    response.setHeader(name, value);
  }
  for (const [name, value] of Object.entries(own)) {
    if (!isHopByHop(name) && name !== 'date') response.setHeader(name, value);
  }
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends an error as problem details (RFC 9457). */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  const { status, headers: own, body } = problemParts(error);
  sendAsIs(request, response, { status, headers: own, body: Buffer.from(body) }, headers);
}

/** Redirects to a path of this site permanently (308), but uncached, since staff may change it. */
export function sendMoved(
  response: ServerResponse,
  location: string,
  headers: Readonly<Record<string, string>>,
): void {
  response
    .writeHead(308, {
      ...headers,
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-cache',
      Location: location,
      'Content-Length': '0',
    })
    .end();
}

/** Answers OPTIONS with the methods of the address, without CORS. */
export function sendAllowed(
  response: ServerResponse,
  allow: string,
  headers: Readonly<Record<string, string>>,
): void {
  response
    .writeHead(204, {
      ...headers,
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-store',
      Allow: allow,
    })
    .end();
}
