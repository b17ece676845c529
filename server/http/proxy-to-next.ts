import type { IncomingMessage } from 'node:http';
import { pageAt } from '#lib/core/addresses/page-lists.ts';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { AppError, assertAccepted } from '#lib/core/operations/errors.ts';
import { env, isInProbation } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { nonceHeader } from '#server/html/own-scripts.ts';
import { clientIp } from './client-ip.ts';
import { type InjectedRequest, type InjectedResponse, injectRequest, type RequestHandler } from './inject.ts';
import { postedFieldsOf } from './posted-fields.ts';
import { withBody } from './request-body.ts';
import { endToEndHeaders } from './request-headers.ts';
import { isApi, isRead, pathOf } from './request-target.ts';

/**
 * Sends an uncached request to the application: a HEAD as a GET, a change with its whole body. Returns the answer with the
 * texts of the components' inline scripts, and with `refusal`, the status of a page that states one or of a refused
 * form that was posted without scripts.
 * @throws AppError as `withBody`, or `malformed` when a post to a page reached no action
 */
export async function proxyToNext(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
): Promise<Proxied> {
  if (!isRead(request)) return withBody(request, (body) => proxyChange(application, request, target, body));
  return proxyRead(application, request, target);
}

async function proxyRead(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
  posted?: Record<string, string>,
): Promise<Proxied> {
  const injected = { method: 'GET', url: target, headers: readHeaders(request) };
  const { result, scripts, refusal } = await render(application, request, injected, posted);
  return { ...result, scripts, ...(refusal && { refusal }) };
}

export type Proxied = InjectedResponse & { refusal?: number; scripts: ReadonlySet<string> };

async function proxyChange(
  application: RequestHandler,
  request: IncomingMessage,
  target: string,
  body: Buffer,
): Promise<Proxied> {
  const { method = '' } = request;
  const posted = await postedFieldsOf(request, target, body);
  if (posted) return proxyRead(application, request, target, posted);
  const headers = { ...markedHeaders(request), ...hostOfOrigin(request) };
  const isPlainForm = request.headers['next-action'] === undefined;
  const injected = { method, url: target, headers, body };
  const { result, scripts, hasActionBegun, refusal } = await render(application, request, injected);
  // An action never throws: without one, Next could not parse the post.
  if (result.status >= 500 && isPage(pathOf(target)) && !hasActionBegun) {
    assertAccepted();
    throw new AppError('malformed', messages.errors.malformed);
  }
  if (!refusal || result.status !== 200) return { ...result, scripts };
  return {
    ...(isInProbation() ? refusedInProbation(result, isPlainForm) : result),
    scripts,
    ...(isPlainForm && { refusal }),
  };
}

/** The answer of an action is read with any status; the status of a document is that of its refusal. */
function refusedInProbation(result: InjectedResponse, isPlainForm: boolean): InjectedResponse {
  const headers = { ...result.headers, 'retry-after': '30' };
  return { ...result, headers, ...(!isPlainForm && { status: 503 }) };
}

/** Returns whether Next looks for an action in a post to the path. Routes parse their own bodies. */
function isPage(path: string): boolean {
  return !isApi(path) || pageAt(path) !== undefined;
}

/** Without the router's state Next answers with the whole payload, and cannot fail on a malformed one. */
function readHeaders(request: IncomingMessage) {
  const {
    'next-router-state-tree': _,
    'content-type': __,
    'content-length': ___,
    ...headers
  } = markedHeaders(request);
  return headers;
}

/** Returns the headers for the application; the nonce marks the scripts of a document. */
function markedHeaders(request: IncomingMessage): InjectedRequest['headers'] {
  const isPayload = request.headers.rsc === '1' || request.headers['next-action'] !== undefined;
  return { ...endToEndHeaders(request, env().TRUST_PROXY), ...(!isPayload && nonceHeader) };
}

/** Renders for the browser that sent the request. */
function render(
  application: RequestHandler,
  request: IncomingMessage,
  injected: InjectedRequest,
  posted?: Record<string, string>,
) {
  const { remoteAddress } = request.socket;
  return trackRendering(
    () => injectRequest(application, { ...injected, ...(remoteAddress && { remoteAddress }) }),
    { address: clientIp(request, env().TRUST_PROXY), posted },
  );
}

/** The origin is verified already: Next compares it again, without SITE_URL. */
function hostOfOrigin({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const host = parsedUrl(origin ?? '')?.host;
  return host ? { 'x-forwarded-host': host } : {};
}
