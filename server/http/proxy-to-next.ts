import type { IncomingMessage } from 'node:http';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/platform/env.ts';
import { pageAt } from '#lib/core/site/page-lists.ts';
import { nonceHeader } from '#server/html/own-scripts.ts';
import { type InjectedRequest, type InjectedResponse, injectRequest, type RequestHandler } from './inject.ts';
import { withBody } from './request-body.ts';
import { endToEndHeaders } from './request-headers.ts';
import { isApi, isRead, pathOf } from './request-target.ts';

/**
 * Asks the application what nobody keeps: a HEAD as the GET it stands for, a change with its whole body. Gives
 * `refusal`, the status of what a form posted without scripts was refused with, beside the page that tells it, and
 * the texts of the scripts that components wrote into it.
 * @throws AppError as `withBody`, or `malformed` when what was posted to a page reached no action
 */
export async function proxyToNext(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
): Promise<Proxied> {
  if (!isRead(request)) return withBody(request, (body) => proxyChange(application, request, target, body));
  const { result, scripts } = await trackRendering(() =>
    injectRequest(application, {
      method: 'GET',
      url: target,
      headers: readHeaders(request),
      ...senderOf(request),
    }),
  );
  return { ...result, scripts };
}

export type Proxied = InjectedResponse & { refusal?: number; scripts: ReadonlySet<string> };

async function proxyChange(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
  body: Buffer,
): Promise<Proxied> {
  const { method = '' } = request;
  const headers = { ...markedHeaders(request), ...hostOfOrigin(request) };
  const isPlainForm = request.headers['next-action'] === undefined;
  const { result, scripts, hasActionBegun, refusal } = await trackRendering(() =>
    injectRequest(application, { method, url: target, headers, body, ...senderOf(request) }),
  );
  // An action never throws: where none was reached, Next could not make sense of what was posted to the page.
  if (result.status >= 500 && isPage(pathOf(target)) && !hasActionBegun)
    throw new AppError('malformed', errorMessages.malformed);
  return { ...result, scripts, ...(isPlainForm && refusal && result.status === 200 && { refusal }) };
}

/** Whether Next looks for an action in what is posted there. A route reads for itself, and says what failed. */
function isPage(path: string): boolean {
  return !isApi(path) || pageAt(path) !== undefined;
}

/** Without the router's state Next gives the whole payload, as to everybody, and cannot choke on it. */
function readHeaders(request: IncomingMessage) {
  const { 'next-router-state-tree': _, ...headers } = markedHeaders(request);
  return headers;
}

/** What the application gets to know; where a document is asked for, it marks its scripts. */
function markedHeaders(request: IncomingMessage): InjectedRequest['headers'] {
  const isPayload = request.headers.rsc === '1' || request.headers['next-action'] !== undefined;
  return { ...endToEndHeaders(request, env().TRUST_PROXY), ...(!isPayload && nonceHeader) };
}

function senderOf({ socket: { remoteAddress } }: IncomingMessage): { remoteAddress?: string } {
  return remoteAddress ? { remoteAddress } : {};
}

/** An origin that was found to be ours: Next compares it again, and does not know SITE_URL. */
function hostOfOrigin({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return origin ? { 'x-forwarded-host': new URL(origin).host } : {};
}
