import type { IncomingMessage, ServerResponse } from 'node:http';
import { dataPolicy } from './content-security-policy.ts';
import { toProblem } from './errors.ts';
import type { CapturedAnswer } from './in-process-request.ts';

const hopByHop = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a header belongs to one connection alone, so that it is not handed on. The name is in lower case. */
export function isHopByHop(name: string): boolean {
  return hopByHop.has(name);
}

/** Sends a captured answer that is no document as the application made it, under the headers of every answer. */
export function sendAsIs(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers: own, body }: CapturedAnswer,
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

/** Sends an error as problem details (api.md, 'Conventions'). */
export function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  const problem = toProblem(error);
  const own = { 'content-type': 'application/problem+json', 'cache-control': 'private, no-store' };
  sendAsIs(
    request,
    response,
    { status: problem.status, headers: own, body: Buffer.from(JSON.stringify(problem)) },
    headers,
  );
}
