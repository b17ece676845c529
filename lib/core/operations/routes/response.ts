import { etagOf, isKnownTag } from '#lib/core/http/etag.ts';
import { log } from '#lib/core/process/log.ts';
import { isFailure } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { problemParts } from '../problem.ts';
import type { Listed, RouteOptions } from './options.ts';

const neverCached = 'private, no-store';
const revalidatedAlways = 'public, max-age=0, must-revalidate';

/** Returns an operation's result as a response: 204 for none, X-Total-Count for a list, Location, ETag. */
export function successResponse<Output>(
  request: Request,
  kind: Operation<never, Output>['kind'],
  output: Output,
  options: RouteOptions<Output>,
): Response {
  if (output === undefined)
    return new Response(null, { status: 204, headers: { 'cache-control': neverCached } });
  const listed = options.list ? (output as unknown as Listed<unknown>) : null;
  const body = JSON.stringify(listed ? listed.rows : output);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': kind === 'publicQuery' ? revalidatedAlways : neverCached,
  });
  if (listed) headers.set('x-total-count', String(listed.total));
  if (options.location) headers.set('location', options.location(output));
  if (kind !== 'command') return readResponse(request, body, headers);
  const status = options.isMerged?.(output) ? 200 : (options.status ?? 200);
  return new Response(body, { status, headers });
}

/** Returns the response to a read with its ETag: 304 without a body if the client has it. */
export function readResponse(request: Request, body: string, headers: Headers): Response {
  const etag = etagOf(body);
  headers.set('etag', etag);
  return isKnownTag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

/** Returns problem details (RFC 9457) as a response; internal errors are logged and hidden. */
export function problemResponse(error: unknown, name: string): Response {
  if (isFailure(error)) log.error({ err: error, operation: name }, 'request failed');
  const { status, headers, body } = problemParts(error);
  return new Response(body, { status, headers });
}
