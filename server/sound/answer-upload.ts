import type { IncomingMessage, ServerResponse } from 'node:http';
import { readChurch } from '#lib/church/read-church.ts';
import { findActor } from '#lib/core/auth/find-actor.ts';
import { readToken } from '#lib/core/auth/session-token.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { largestSoundBytes } from '#lib/core/http/body-limits.ts';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { type Actor, authorize } from '#lib/core/operations/access.ts';
import { AppError, methodNotAllowed, statusOf, toAppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { assertOwnUpload } from '#lib/sound/uploads.ts';
import { clientIp } from '#server/http/client-ip.ts';
import { cookiesOf } from '#server/http/request-headers.ts';
import { pathOf } from '#server/http/request-target.ts';
import { sendProblem } from '#server/http/send.ts';
import { uploadIdIn, uploadsPath } from './address.ts';
import { askTus } from './tus.ts';

type Headers = Readonly<Record<string, string>>;

const version = '1.0.0';
const protocol = {
  'Tus-Resumable': version,
  'Tus-Version': version,
  'Tus-Extension': 'creation,termination',
  'Tus-Max-Size': String(largestSoundBytes),
};

/** Answers a request of an upload of sound, in the church's language. */
export async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): Promise<void> {
  const own = { ...headers, 'Content-Security-Policy': dataPolicy, 'Cache-Control': 'no-store' };
  await runWithChurch(await readChurch(), async () => {
    try {
      await answer(request, response, own);
    } catch (error) {
      fail(request, response, error, { ...own, ...protocol });
    }
  });
}

/** The bytes of a refused part are not waited for. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown, headers: Headers): void {
  if (response.destroyed) return;
  const { code, more } = toAppError(error);
  if ((more.status ?? statusOf[code]) === 500) log.error({ err: error }, 'upload of sound failed');
  if (!request.complete) response.setHeader('Connection', 'close');
  sendProblem(request, response, error, headers);
}

async function answer(request: IncomingMessage, response: ServerResponse, headers: Headers): Promise<void> {
  const path = pathOf(request.url ?? '/');
  const id = uploadIdIn(path);
  if (path !== uploadsPath && !id) throw new AppError('not_found', messages.sound.unknown);
  const allow = id ? 'HEAD, PATCH, DELETE, OPTIONS' : 'POST, OPTIONS';
  const method = methodOf(request);
  if (!allow.split(', ').includes(method)) throw methodNotAllowed(allow);
  if (method === 'OPTIONS')
    return void response.writeHead(204, { ...headers, ...protocol, Allow: allow }).end();
  if (method !== 'HEAD' || request.method !== 'HEAD')
    assertSameOrigin((name) => request.headers[name]?.toString());
  const actor = await actorOf(request);
  authorize('sermons', actor);
  assertProtocol(method, request);
  if (id) await assertOwnUpload(id, actor);
  const answered = await askTus(request, { method, path, actor });
  if (response.destroyed) return;
  for (const [name, value] of Object.entries({ ...headers, 'Tus-Resumable': version }))
    response.setHeader(name, value);
  for (const name of sentHeaders) {
    const value = answered.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response.writeHead(answered.status).end();
}

/** Those of tus for other origins are left out. */
const sentHeaders = ['Location', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata', 'Connection'];

/** Some proxies let no PATCH or DELETE through: tus 1.0.0, Core, has another header name the method then. */
function methodOf({ method = '', headers }: IncomingMessage): string {
  return headers['x-http-method-override']?.toString().toUpperCase() || method;
}

/** @throws AppError 412 for another version, 415 for a part of another type */
function assertProtocol(method: string, { headers }: IncomingMessage): void {
  if (headers['tus-resumable'] !== version)
    throw new AppError('malformed', messages.sound.otherVersion, { status: 412 });
  if (method === 'PATCH' && headers['content-type'] !== 'application/offset+octet-stream')
    throw new AppError('unsupported_type', messages.sound.notAPart);
}

async function actorOf(request: IncomingMessage): Promise<Actor> {
  const token = await readToken(cookiesOf(request.headers.cookie));
  const { actor } = await findActor(token, clientIp(request, env().TRUST_PROXY));
  return actor;
}
