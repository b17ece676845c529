import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from './access';
import { currentActor } from './actor';
import { AppError, errorTexts, statusOf, toAppError, toProblem } from './errors';
import { log } from './log';
import type { Operation } from './operation';

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** A list with the total that `X-Total-Count` tells. */
export interface Listed<Row> {
  rows: Row[];
  total: number;
}

interface RouteOptions<Output> {
  status?: 200 | 201;
  /** The address of what was made, for the `Location` header. */
  location?: (output: Output) => string;
  /** The output is `Listed`: rows in the body, the total in a header. */
  list?: boolean;
  /** What the request carries: JSON, unless it carries files. */
  body?: 'json' | 'multipart';
}

const nobody: Actor = { role: 'visitor', address: 'unknown' };

/**
 * The operation as a route handler, by the conventions of api.md: JSON in and out, problem details, ETags,
 * the origin check of every change. The input is the JSON body, the query, the path's parameters and
 * `If-Match` (as `if_match`), the later ones winning.
 */
export function toRoute<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  options: RouteOptions<Output> = {},
): RouteHandler {
  return answering(operation.name, async (request, context) => {
    if (operation.kind === 'command') assertSameOrigin(request);
    // A public read never learns who asks: that is what allows its answer to be kept for everybody.
    const actor = operation.kind === 'publicQuery' ? nobody : await currentActor();
    const fromAddress = { ...readQuery(request), ...(await context.params) };
    const raw = { ...(await readBody(request, options.body)), ...fromAddress, ...readIfMatch(request) };
    const output = await blameAddress(Object.keys(fromAddress), () => operation.execute(actor, raw));
    return success(request, operation.kind, output, options);
  });
}

/** Wraps a handler so that whatever it throws becomes problem details, and only the unexpected is logged. */
export function answering(name: string, handler: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      return problemResponse(error, name);
    }
  };
}

/** Problem details (RFC 9457) as a response, with `Retry-After` where the error says when to come back. */
export function problemResponse(error: unknown, name: string): Response {
  const known = toAppError(error);
  if (statusOf[known.code] >= 500) log.error({ err: error, operation: name }, 'request failed');
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'private, no-store',
  });
  if (known.more.retryAfterSeconds) headers.set('retry-after', String(known.more.retryAfterSeconds));
  return new Response(JSON.stringify(toProblem(known)), { status: statusOf[known.code], headers });
}

/** @throws AppError `forbidden` when another website's page sent the request */
export function assertSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  if (!URL.canParse(origin) || new URL(origin).host !== host) {
    throw new AppError('forbidden', errorTexts.forbiddenOrigin);
  }
}

function readQuery(request: Request): Record<string, string | string[]> {
  const query = new URL(request.url).searchParams;
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

async function readBody(
  request: Request,
  kind: RouteOptions<unknown>['body'] = 'json',
): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!bodyTypes[kind].test(type))
    throw new AppError('unsupported_type', `Please send the request as ${bodyNames[kind]}.`);
  const body: unknown = await (kind === 'json' ? request.json() : readForm(request)).catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', errorTexts.malformed);
  }
  return body as Record<string, unknown>;
}

const bodyTypes = { json: /^application\/(?:[\w.+-]+\+)?json\b/i, multipart: /^multipart\/form-data\b/i };
const bodyNames = { json: 'application/json', multipart: 'multipart/form-data' };

async function readForm(request: Request): Promise<Record<string, unknown>> {
  return Object.fromEntries(await request.formData());
}

function readIfMatch(request: Request): { if_match?: string } {
  const value = request.headers
    .get('if-match')
    ?.trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
  return value ? { if_match: value } : {};
}

/** A wrong path or query is the address's fault (400), a wrong body is the content's (422). */
async function blameAddress<Output>(names: string[], run: () => Promise<Output>): Promise<Output> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const isAddress = Object.keys(error.more.fields ?? {}).some((field) =>
      names.includes(field.split('.')[0] ?? ''),
    );
    throw isAddress ? new AppError('malformed', error.message, error.more) : error;
  }
}

function success<Output>(
  request: Request,
  kind: Operation<z.ZodType, Output>['kind'],
  output: Output,
  options: RouteOptions<Output>,
): Response {
  if (output === undefined)
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
  const listed = options.list ? (output as unknown as Listed<unknown>) : null;
  const body = JSON.stringify(listed ? listed.rows : output);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': kind === 'publicQuery' ? 'public, max-age=0, must-revalidate' : 'private, no-store',
  });
  if (listed) headers.set('x-total-count', String(listed.total));
  if (options.location) headers.set('location', options.location(output));
  if (kind !== 'command') {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    headers.set('etag', etag);
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: options.status ?? 200, headers });
}
