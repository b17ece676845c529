import type { IncomingMessage, ServerResponse } from 'node:http';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { AppError, errorMessages, isProblem } from '#lib/core/operations/errors.ts';
import { type MatchedRoute, matchCachedRoute } from '#lib/core/site/cached-routes.ts';
import { finalizePublicResponse, type PageParts } from '#server/html/finalize.ts';
import type { ErrorPages } from '#server/http/error-pages.ts';
import { injectRequest, type RequestHandler } from '#server/http/inject.ts';
import type { Rendering } from './cache-entry.ts';
import { hitStatus, lookupStatus } from './cache-status.ts';
import { type PageVariant, pageVary, variantHeaders, variantOf } from './page-variant.ts';
import type { ResponseCache } from './response-cache.ts';

interface CachedHandlerParts extends PageParts {
  application: RequestHandler;
  cache: ResponseCache;
  errorPages: ErrorPages;
  /** Answers what is no read of a cached route. */
  next: RequestHandler;
  /** Answers a request whose rendering failed. */
  fail: (request: IncomingMessage, response: ServerResponse, error: unknown) => Promise<void>;
}

/**
 * Answers reads of the cached routes: a hit at once, with not one promise made for it, a miss once it is rendered.
 * The route and the variant of a request are worked out once, here, for both.
 */
export function createCachedHandler(parts: CachedHandlerParts): RequestHandler {
  const { cache } = parts;
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const match = isRead ? matchCachedRoute(url) : undefined;
    const asked = match && variantOf(headers);
    if (!match || !asked) return parts.next(request, response);
    const { route, isVariation } = match;
    if (route.playsStreams && asked !== 'document' && !comesFrom(request, route.path)) {
      return sendReload(response, parts.headers);
    }
    // Data has one form, whoever asks.
    const variant = route.kind === 'data' ? 'document' : asked;
    const key = `${variant} ${match.url}`;
    const entry = cache.fresh(key, isVariation, route.isLasting);
    if (entry) return entry.response.sendHit(request, response);
    return sendMiss(parts, { request, response, match, variant, key }).catch((error) =>
      parts.fail(request, response, error),
    );
  };
}

async function sendMiss(
  parts: CachedHandlerParts,
  asked: {
    request: IncomingMessage;
    response: ServerResponse;
    match: MatchedRoute;
    variant: PageVariant;
    key: string;
  },
): Promise<void> {
  const { request, response, match, variant, key } = asked;
  const { route, isVariation } = match;
  const render = () => renderPublic(parts, match, variant);
  const lookup = await parts.cache.load({ key, isVariation, isLasting: route.isLasting, render });
  const { entry } = lookup;
  const { status } = entry.response;
  if (lookup.isStored) entry.response.prepareHits(hitStatus(entry));
  const isDocument = route.kind === 'page' && variant === 'document';
  if (isDocument && status === 404) return parts.errorPages.sendNotFound(request, response);
  if (isDocument && status >= 500) return parts.errorPages.sendUnexpected(request, response);
  entry.response.send(request, response, lookupStatus(lookup));
}

/**
 * Makes the browser load the whole document: its policy differs from that of the page it comes from, and a
 * navigation inside the site would keep the old one.
 */
function sendReload(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(204, { ...headers, 'Cache-Control': 'no-store', Vary: pageVary }).end();
}

/** A page that asks for its own payload, to show a change in place, already has its own policy. */
function comesFrom(request: IncomingMessage, path: string): boolean {
  const { referer = '' } = request.headers;
  return URL.canParse(referer) && new URL(referer).pathname === path;
}

async function renderPublic(
  { application, headers, styleSheets, starter }: CachedHandlerParts,
  { route, url }: MatchedRoute,
  variant: PageVariant,
): Promise<Rendering> {
  const { result, hasFailedRead } = await trackRendering(() =>
    injectRequest(application, { method: 'GET', url, headers: variantHeaders[variant] }),
  );
  const isPage = route.kind === 'page';
  if (!isPage && result.status >= 500 && !isProblem(result.headers)) throw failure(hasFailedRead);
  const playsStreams = route.playsStreams ?? false;
  return {
    response: finalizePublicResponse(result, { headers, styleSheets, starter, isPage, playsStreams }),
    hasFailedRead,
  };
}

/** What Next makes of data that cannot be had says nothing, so that problem details stand in for it. */
function failure(hasFailedRead: boolean): AppError {
  return hasFailedRead
    ? new AppError('unavailable', errorMessages.unavailable, { retryAfterSeconds: 5 })
    : new AppError('internal', errorMessages.unexpected);
}
