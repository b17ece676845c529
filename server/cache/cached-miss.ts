import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchedRoute } from '#lib/core/addresses/cached-routes.ts';
import { AppError, isProblem } from '#lib/core/operations/errors.ts';
import { cacheLookups } from '#lib/core/process/measurements.ts';
import { messages } from '#lib/language/messages.ts';
import { finalizePublicResponse, type PageParts } from '#server/html/finalize.ts';
import { renderForEverybody } from '#server/html/render-for-everybody.ts';
import type { ErrorPages } from '#server/http/error-pages.ts';
import type { RequestHandler } from '#server/http/inject.ts';
import type { Lookup, Rendering } from './cache-entry.ts';
import { hitStatus, lookupStatus } from './cache-status.ts';
import { type PageVariant, variantHeaders } from './page-variant.ts';
import type { ResponseCache } from './response-cache.ts';

export interface MissParts extends PageParts {
  application: RequestHandler;
  cache: ResponseCache;
  errorPages: ErrorPages;
}

interface Asked {
  match: MatchedRoute;
  variant: PageVariant;
  key: string;
}

/** Checks or renders a response, once for all concurrent requests. @throws what the rendering throws */
export async function renew(parts: MissParts, { match, variant, key }: Asked): Promise<Lookup> {
  const { route, isVariation } = match;
  const render = () => renderPublic(parts, match, variant);
  const lookup = await told(parts.cache.load({ key, isVariation, isLasting: route.isLasting, render }));
  const { entry } = lookup;
  if (lookup.outcome === 'miss' && lookup.isStored) entry.response.prepareHits(hitStatus(entry));
  return lookup;
}

/** Sends a response that is checked or rendered. @throws what the rendering throws */
export async function sendMiss(
  parts: MissParts,
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): Promise<void> {
  const lookup = await renew(parts, asked);
  const { status } = lookup.entry.response;
  const isDocument = asked.match.route.kind === 'page' && asked.variant === 'document';
  if (isDocument && status === 404) return parts.errorPages.sendNotFound(request, response);
  if (isDocument && status >= 500) return parts.errorPages.sendUnexpected(request, response);
  lookup.entry.response.send(request, response, lookupStatus(lookup));
}

/** Publishes the outcome of the lookup when it has ended. */
async function told(lookup: Promise<Lookup>): Promise<Lookup> {
  const { entry, outcome } = await lookup.catch((error: unknown) => {
    cacheLookups.publish({ outcome: 'failed' });
    throw error;
  });
  const { renderMilliseconds } = entry;
  cacheLookups.publish(outcome === 'miss' ? { outcome, renderMilliseconds } : { outcome });
  return lookup;
}

/** Of Brotli: the home page has to fit into two round trips (docs/decisions/0008), which is worth the processor's time. */
const homeQuality = 8;

async function renderPublic(
  { application, headers, styleSheets, starter }: MissParts,
  { route, url }: MatchedRoute,
  variant: PageVariant,
): Promise<Rendering> {
  const request = { method: 'GET', url, headers: variantHeaders[variant] };
  const { captured, markup, scripts, hasFailedRead, reads } = await renderForEverybody(application, request);
  const isPage = route.kind === 'page';
  if (!isPage && captured.status >= 500 && !isProblem(captured.headers)) throw failure(hasFailedRead);
  const playsStreams = route.playsStreams ?? false;
  return {
    response: finalizePublicResponse(captured, {
      ...{ headers, styleSheets, starter, markup, scripts, isPage, playsStreams },
      quality: route.path === '/' ? homeQuality : undefined,
      // A payload of a page that plays streams depends on the Referer, which a CDN does not distinguish.
      isForCdn: !playsStreams || variant === 'document',
    }),
    hasFailedRead,
    reads,
  };
}

/** Next's own answer to failed data has no explanation, so problem details replace it. */
function failure(hasFailedRead: boolean): AppError {
  return hasFailedRead
    ? new AppError('unavailable', messages.errors.unavailable, { retryAfterSeconds: 5 })
    : new AppError('internal', messages.errors.unexpected);
}
