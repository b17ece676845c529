import type { IncomingMessage } from 'node:http';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/platform/env.ts';
import { pageAt } from '#lib/core/site/page-lists.ts';
import { type InjectedResponse, injectRequest, type RequestHandler } from './inject.ts';
import { withBody } from './request-body.ts';
import { endToEndHeaders } from './request-headers.ts';
import { isApi, pathOf } from './request-target.ts';

/**
 * Asks the application what nobody keeps: a HEAD as the GET it stands for, a change with its whole body. Gives
 * `refusal`, the status of what a form posted without scripts was refused with, beside the page that tells it.
 * @throws AppError as `withBody`, or `malformed` when what was posted to a page reached no action
 */
export async function proxyToNext(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
): Promise<InjectedResponse & { refusal?: number }> {
  const { method = 'GET', socket } = request;
  const sender = socket.remoteAddress && { remoteAddress: socket.remoteAddress };
  if (method === 'GET' || method === 'HEAD') {
    return injectRequest(application, {
      method: 'GET',
      url: target,
      headers: readHeaders(request),
      ...sender,
    });
  }
  return withBody(request, (body) => proxyChange(application, request, target, body));
}

async function proxyChange(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
  body: Buffer,
): Promise<InjectedResponse & { refusal?: number }> {
  const { method = '', socket } = request;
  const sender = socket.remoteAddress && { remoteAddress: socket.remoteAddress };
  const headers = { ...endToEndHeaders(request, env().TRUST_PROXY), ...hostOfOrigin(request) };
  const isPlainForm = request.headers['next-action'] === undefined;
  const { result, hasActionBegun, refusal } = await trackRendering(
    () => injectRequest(application, { method, url: target, headers, body, ...sender }),
    isPlainForm ? target : undefined,
  );
  // An action never throws: where none was reached, Next could not make sense of what was posted to the page.
  if (result.status >= 500 && isPage(pathOf(target)) && !hasActionBegun)
    throw new AppError('malformed', errorMessages.malformed);
  return isPlainForm && refusal && result.status === 200 ? { ...result, refusal } : result;
}

/** Whether Next looks for an action in what is posted there. A route reads for itself, and says what failed. */
function isPage(path: string): boolean {
  return !isApi(path) || pageAt(path) !== undefined;
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
