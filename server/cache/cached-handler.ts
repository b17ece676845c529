import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { trackRendering } from '#lib/core/cache/render-context.ts';
import { AppError, errorMessages, isProblem } from '#lib/core/operations/errors.ts';
import { type MatchedRoute, matchCachedRoute } from '#lib/core/site/cached-routes.ts';
import { finalizePublicResponse, type PageParts } from '#server/html/finalize.ts';
import type { ErrorPages } from '#server/http/error-pages.ts';
import { injectRequest, type RequestHandler } from '#server/http/inject.ts';
import { hitStatus, lookupStatus } from './cache-status.ts';
import type { CacheRequest, Rendering } from './cached-response.ts';
import { type PageVariant, pageVary, variantHeaders, variantOf } from './page-variant.ts';
import type { ResponseCache } from './response-cache.ts';

export interface CachedHandler {
  /** Sends the answer that is kept for this read; false, and nothing sent, when none is. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends the kept answer, or one that is rendered for it. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    match: MatchedRoute,
    variant: PageVariant,
  ): Promise<void> | void;
}

/** Targets whose route is memoize: most requests ask for few different ones. */
const targetsRemembered = 1000;
const longestTargetRemembered = 200;

/** Sends the answers of the public routes: kept ones at once, others once rendered. */
export function createCachedHandler(
  parts: PageParts & { application: RequestHandler; cache: ResponseCache; errorPages: ErrorPages },
): CachedHandler {
  const { cache } = parts;
  const matches = new LRUCache<string, MatchedRoute>({ max: targetsRemembered });

  async function load(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: CacheRequest,
    hasErrorPages: boolean,
  ): Promise<void> {
    const lookup = await cache.load(wanted);
    const { answer } = lookup.kept;
    if (hasErrorPages && answer.status === 404) return parts.errorPages.sendNotFound(request, response);
    if (hasErrorPages && answer.status >= 500) return parts.errorPages.sendUnexpected(request, response);
    answer.send(request, response, lookupStatus(lookup));
  }

  function matchOf(target: string): MatchedRoute | undefined {
    const known = matches.get(target);
    if (known) return known;
    const match = matchCachedRoute(target);
    if (match && target.length <= longestTargetRemembered) matches.set(target, match);
    return match;
  }

  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const match = matchOf(request.url ?? '/');
    const asked = match && variantOf(request.headers);
    if (!asked || needsReload(request, match, asked)) return false;
    const kept = cache.fresh(keyOf(match, asked), match.isVariation, match.route.isLasting);
    kept?.answer.sendAgain(request, response, () => hitStatus(kept));
    return kept !== undefined;
  }

  return {
    sendCached,
    send(request, response, match, asked) {
      if (needsReload(request, match, asked)) return sendReload(response, parts.headers);
      if (sendCached(request, response)) return;
      const { route, isVariation } = match;
      const variant = renderedVariant(match, asked);
      const render = () => renderPublic(parts, match, variant);
      return load(
        request,
        response,
        { key: keyOf(match, asked), isVariation, isLasting: route.isLasting, render },
        route.kind === 'page' && variant === 'document',
      );
    },
  };
}

/** Data has one form, whoever asks. */
function renderedVariant({ route }: MatchedRoute, asked: PageVariant): PageVariant {
  return route.kind === 'data' ? 'document' : asked;
}

function keyOf(match: MatchedRoute, asked: PageVariant): string {
  return `${renderedVariant(match, asked)} ${match.url}`;
}

function needsReload(request: IncomingMessage, { route }: MatchedRoute, asked: PageVariant): boolean {
  return route.playsStreams === true && asked !== 'document' && !comesFrom(request, route.path);
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
  { application, headers, styleSheets }: PageParts & { application: RequestHandler },
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
    answer: finalizePublicResponse(result, { headers, styleSheets, isPage, playsStreams }),
    hasFailedRead,
  };
}

/** What Next makes of data that cannot be had says nothing, so that problem details stand in for it. */
function failure(hasFailedRead: boolean): AppError {
  return hasFailedRead
    ? new AppError('unavailable', errorMessages.unavailable, { retryAfterSeconds: 5 })
    : new AppError('internal', errorMessages.unexpected);
}
