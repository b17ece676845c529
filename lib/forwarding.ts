import type { IncomingMessage } from 'node:http';
import { env } from './env.ts';
import { AppError, errorTexts } from './errors.ts';
import { askInProcess, type CapturedAnswer, type RequestHandler } from './in-process-request.ts';
import { watchRendering } from './rendering.ts';
import { bodyLimit, readBody } from './request-body.ts';
import { endToEndHeaders } from './request-headers.ts';

/**
 * Asks the application what nobody keeps: a HEAD as the GET it stands for, a change with its whole body.
 * @throws AppError `too_large`, or `malformed` when what was posted to a page reached no action
 */
export async function askApplication(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
): Promise<CapturedAnswer> {
  const { method = 'GET', socket } = request;
  const sender = socket.remoteAddress && { remoteAddress: socket.remoteAddress };
  if (method === 'GET' || method === 'HEAD') {
    return askInProcess(application, {
      method: 'GET',
      url: target,
      headers: readHeaders(request),
      ...sender,
    });
  }
  const body = await readBody(request, bodyLimit(target));
  const headers = { ...endToEndHeaders(request, env().TRUST_PROXY), ...hostOfOrigin(request) };
  const { result, hasActionBegun } = await watchRendering(() =>
    askInProcess(application, { method, url: target, headers, body, ...sender }),
  );
  // An action never throws, and a route says itself what failed: else Next could not make sense of it.
  const wasUnreadable = result.status >= 500 && !hasActionBegun && !isProblem(result);
  if (wasUnreadable) throw new AppError('malformed', errorTexts.malformed);
  return result;
}

function isProblem({ headers }: CapturedAnswer): boolean {
  return headers['content-type'] === 'application/problem+json';
}

/** Without the router's state Next gives the whole payload, as to everybody, and cannot choke on it. */
function readHeaders(request: IncomingMessage) {
  const { 'next-router-state-tree': _, ...headers } = endToEndHeaders(request, env().TRUST_PROXY);
  return headers;
}

/** An origin that was found to be ours: Next compares it again, and does not know SITE_URL. */
function hostOfOrigin({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin ? { 'x-forwarded-host': new URL(origin).host } : {};
}
