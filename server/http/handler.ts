import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownAddress } from '#lib/core/addresses/cached-routes.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { ownPageSpelt } from '#lib/core/addresses/own-addresses.ts';
import { isPreview, pageAt } from '#lib/core/addresses/page-lists.ts';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { AppError, isProblem, methodNotAllowed } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import { bypassStatus } from '#server/cache/cache-status.ts';
import { createCachedHandler } from '#server/cache/cached-handler.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { finalizePrivateDocument, isDocument, type PageParts } from '#server/html/finalize.ts';
import type { LiveStreams } from '#server/live/live-streams.ts';
import { metricsPath } from '#server/metrics/metrics.ts';
import { isUploadPath } from '#server/sound/address.ts';
import { takeUpload } from '#server/sound/take-upload.ts';
import { withContentLength } from './content-length.ts';
import { sendDocument } from './document-files.ts';
import { createErrorPages } from './error-pages.ts';
import { isFileChange, isStoredFile } from './file-changes.ts';
import { inLanguages } from './in-language.ts';
import { type InjectedResponse, injectRequest, type RequestHandler } from './inject.ts';
import { assertMayAct, assertMayChange, isHandledMethod, methodsOf } from './method-guard.ts';
import { withOldAddresses } from './old-addresses.ts';
import { isProbe, type Probes } from './probes.ts';
import { proxyToNext } from './proxy-to-next.ts';
import { endToEndHeaders } from './request-headers.ts';
import { isApi, isNexts, isRead, isReadable, livePath, pathOf, plainTarget } from './request-target.ts';
import { sendAllowed, sendAsIs, sendMoved, sendProblem } from './send.ts';
import { sendSound } from './sound-files.ts';
import type { StaticFiles } from './static-files.ts';
import { settleUnreadBody } from './unread-body.ts';

export interface Handler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void;
  /** Renders the home page and the error pages before the first visitor. */
  warm(): Promise<void>;
}

/**
 * Returns the handler of every request. The cached handler answers reads of cached routes, this server static files and
 * the live stream, the application everything else, with the headers, limits and error pages of every response.
 */
export function createHandler(
  parts: PageParts & {
    application: RequestHandler;
    cache: ResponseCache;
    staticFiles: StaticFiles;
    liveStreams: LiveStreams;
    probes: Probes;
    /** Answers `/metrics`, if enabled. */
    metrics?: RequestHandler | undefined;
  },
): Handler {
  const { application, staticFiles, liveStreams, probes, headers } = parts;
  const errorPages = withOldAddresses(createErrorPages(parts), headers);
  const handle = createCachedHandler({ ...parts, errorPages, next: attend, fail });

  async function read(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const path = pathOf(target);
    if (path === metricsPath && parts.metrics) return parts.metrics(request, response);
    if (isProbe(path)) return probes.answer(request, response, headers);
    const file = staticFiles.find(path);
    if (file) return (await file).send(request, response);
    if (path === livePath) return liveStreams.answer(request, response, headers);
    if (isStreamed(path)) return passOn(request, response);
    if (await sendDocument(request, response, headers)) return;
    if (await sendSound(request, response, headers)) return;
    if (!isKnownAddress(path)) return sendError(request, response, 404);
    return forward(request, response, target);
  }

  /** Answers changes. The methods of pages and files are known here, those of routes to the application. */
  async function act(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const path = pathOf(target);
    const isFile = staticFiles.find(path) !== undefined || isStoredFile(path);
    const taken = methodsOf(path, isFile);
    assertMayAct(request, taken);
    if (taken && request.method === 'OPTIONS') return sendAllowed(response, taken.join(', '), headers);
    if (isFileChange(request)) return passOn(request, response);
    if (!isKnownAddress(path)) return sendError(request, response, 404);
    if (!isHandledMethod(request.method)) return refuseMethod(request, response, target);
    return forward(request, response, target);
  }

  /** The application answers OPTIONS with its methods. */
  async function refuseMethod(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<void> {
    const { allow } = (await injectRequest(application, { method: 'OPTIONS', url: target, headers: {} }))
      .headers;
    if (!allow) return sendError(request, response, 404);
    throw methodNotAllowed(String(allow));
  }

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', dataPolicy);
    request.headers = endToEndHeaders(request, env().TRUST_PROXY);
    await application(request, withContentLength(response));
  }

  async function forward(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const answer = await proxyToNext(application, request, target);
    if (answer.status === 405 && answer.body.length === 0) return refuseMethod(request, response, target);
    if (isUnexplained(answer, target)) return sendError(request, response, answer.status);
    if (isDocument(answer)) {
      const document = { ...answer, status: answer.refusal ?? answer.status };
      const isBare = isPreview(pathOf(target));
      return finalizePrivateDocument(document, parts, { isBare }).send(request, response, bypassStatus);
    }
    sendAsIs(request, response, answer, headers);
  }

  function sendError(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    error?: unknown,
  ): Promise<void> | void {
    if (isApi(pathOf(request.url ?? '/'))) {
      const known = status === 404 ? new AppError('not_found', messages.errors.noAddress) : error;
      return sendProblem(request, response, known, headers);
    }
    return status === 404
      ? errorPages.sendNotFound(request, response)
      : errorPages.sendUnexpected(request, response);
  }

  async function attend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    try {
      if (!isReadable(request, target)) throw new AppError('malformed', messages.errors.malformed);
      assertMayChange(request);
      if (isUploadPath(pathOf(target))) return await takeUpload(request, response, headers);
      const plain = keptSpelling(plainTarget(target));
      if (plain === null || isNobodys(pathOf(plain)) || (plain !== target && !isRead(request)))
        await sendError(request, response, 404);
      else if (plain !== target) sendMoved(response, spokenTarget(plain), headers);
      else if (isRead(request)) await read(request, response, target);
      else await act(request, response, target);
    } catch (error) {
      await fail(request, response, error);
    }
  }

  async function fail(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    if (response.destroyed) return;
    if (!(error instanceof AppError)) {
      log.error({ err: error, path: pathOf(request.url ?? '/') }, 'request failed');
    }
    // The rest of a slow body is not awaited.
    if (error instanceof AppError && error.code === 'timed_out') response.shouldKeepAlive = false;
    if (response.headersSent) response.destroy();
    else if (error instanceof AppError) sendProblem(request, response, error, headers);
    else await sendError(request, response, 500, error);
  }

  async function warm(): Promise<void> {
    await errorPages.warm();
    const home = { method: 'GET', url: '/', headers: { 'accept-encoding': 'br' } };
    await injectRequest(handle, home).catch((error) => log.warn({ err: error }, 'home page not rendered'));
  }

  const answer = inLanguages(handle, headers);
  return {
    handle(request, response) {
      settleUnreadBody(request, response);
      return answer(request, response);
    },
    warm,
  };
}

/** Returns the target with the path of an own page as it is kept: in lower case, without a slash at its end. */
function keptSpelling(target: string | null): string | null {
  const path = target && ownPageSpelt(pathOf(target));
  return path ? path + target.slice(pathOf(target).length) : target;
}

/** Returns whether a path is no address of the site: error pages, and Next's own paths. */
function isNobodys(path: string): boolean {
  return pageAt(path)?.audience === 'system' || isNexts(path);
}

/** Returns whether a failure lacks an explanation in the form of its address: a page, or problem details. */
function isUnexplained(answer: InjectedResponse, target: string): boolean {
  const { status, headers, body } = answer;
  if (status !== 404 && status < 500) return false;
  return isApi(pathOf(target)) ? !isProblem(headers) : isDocument(answer) || body.length === 0;
}

/** Pictures, backups and exports, which are too large for memory. */
const isSentFile = /^\/uploads\/[^/]+\/[^/]+$|^\/api\/backups\/[^/]+$|^\/api\/export$/;

/** Returns whether a response is streamed or sent from a file. */
function isStreamed(path: string): boolean {
  return isSentFile.test(path) || path.startsWith('/_next/static/');
}

/** Returns an address in the language of the request; one that no page has still has its prefix. */
function spokenTarget(plain: string): string {
  const prefix = languagePrefix();
  const hasPrefix = /^\/[^/?]*/.exec(plain)?.[0].toLowerCase() === prefix;
  return hasPrefix ? plain : prefix + plain;
}
