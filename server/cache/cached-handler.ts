import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isSiteRoute, type MatchedRoute, matchCachedRoute } from '#lib/core/addresses/cached-routes.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import {
  areHiddenPagesKnown,
  areOwnAddressesKnown,
  isOwnShaped,
  refreshOwnAddresses,
} from '#lib/core/addresses/own-addresses.ts';
import { env } from '#lib/core/process/env.ts';
import { cacheLookups } from '#lib/core/process/measurements.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { isNumberedAddress } from '#lib/redirects/old-path.ts';
import type { RequestHandler } from '#server/http/inject.ts';
import { isRead, pathOf } from '#server/http/request-target.ts';
import { sendMoved } from '#server/http/send.ts';
import { type MissParts, renew, sendMiss } from './cached-miss.ts';
import { type PageVariant, pageVary } from './page-variant.ts';

const cacheHit = { outcome: 'hit' } as const;

interface CachedHandlerParts extends MissParts {
  /** Answers everything except reads of cached routes. */
  next: RequestHandler;
  /** Answers a request whose rendering failed. */
  fail: (request: IncomingMessage, response: ServerResponse, error: unknown) => Promise<void>;
}

/**
 * Answers reads of the cached routes: a hit synchronously, without a promise, a miss once it is rendered.
 */
export function createCachedHandler(parts: CachedHandlerParts): RequestHandler {
  const { cache } = parts;
  const lookups = cacheLookups;
  const isBehindCdn = env().CDN_SECONDS !== undefined;
  const answer: RequestHandler = (request, response) => {
    const { url = '/', headers } = request;
    const match = isRead(request) ? matchCachedRoute(url) : undefined;
    const asked = match && variantOf(headers);
    if (!match || !asked || (isBehindCdn && isMisaddressed(match, asked, url)))
      return parts.next(request, response);
    const { route, isVariation } = match;
    if (route.playsStreams && asked !== 'document' && !comesFrom(request, route.path)) {
      return sendReload(response, parts.headers);
    }
    // Data has one variant.
    const variant = route.kind === 'data' ? 'document' : asked;
    // The first language is the church row's, which every answer has read.
    const key = `${variant} ${languagePrefix()}${match.url}`;
    const fresh = cache.fresh(key, isVariation, route.isLasting);
    const entry = fresh ?? cache.aged(key, isVariation);
    if (!entry)
      return sendMiss(parts, request, response, { match, variant, key }).catch((error) =>
        parts.fail(request, response, error),
      );
    lookups.publish(cacheHit);
    entry.response.send(request, response);
    // One rendering replaces the aged entry. A failure is logged by the rendering and leaves the entry in place.
    if (!fresh) renew(parts, { match, variant, key }).catch(() => undefined);
  };
  return (request, response) => {
    const { url = '/' } = request;
    const path = pathOf(url);
    if (isNumberedAddress(url) && isRead(request))
      return findRedirect(url).then((to) =>
        to === null ? answer(request, response) : sendMoved(response, to, parts.headers),
      );
    const isKnown = isSiteRoute(path) ? areHiddenPagesKnown() : areOwnAddressesKnown();
    if (isKnown || !isOwnShaped(path)) return answer(request, response);
    return refreshOwnAddresses().then(() => answer(request, response));
  };
}

/**
 * Returns the variant that a request asks for; undefined for one that is not cached. The router state header is ignored:
 * without it Next answers with the whole page's payload, the same for everybody.
 */
export function variantOf(headers: IncomingHttpHeaders): PageVariant | undefined {
  if (headers.rsc === undefined) return 'document';
  if (headers.rsc !== '1') return undefined;
  const segment = headers['next-router-segment-prefetch'];
  const prefetch = headers['next-router-prefetch'];
  if (segment !== undefined) return prefetch === '1' && segment === '/_tree' ? 'tree' : undefined;
  if (prefetch === undefined || prefetch === '0') return 'payload';
  return prefetch === '1' ? 'prefetch' : undefined;
}

/**
 * Returns whether a payload is requested at the address of a document, or the reverse, as browsers never do. Some CDNs
 * cache by address alone, so that such a request could replace the one by the other.
 */
function isMisaddressed({ route }: MatchedRoute, asked: PageVariant, url: string): boolean {
  if (route.kind === 'data') return false;
  return (asked === 'document') === /[?&]_rsc(?:[=&]|$)/.test(url);
}

/**
 * Makes the browser load the whole document: a navigation inside the site would keep the policy of the page before.
 */
function sendReload(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(204, { ...headers, 'Cache-Control': 'no-store', Vary: pageVary }).end();
}

/** A page that requests its own payload already has its policy. */
function comesFrom(request: IncomingMessage, path: string): boolean {
  const { referer = '' } = request.headers;
  return parsedUrl(referer)?.pathname === languagePrefix() + path;
}
