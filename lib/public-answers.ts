import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchedRoute } from './cached-routes.ts';
import type { ErrorPages } from './error-pages.ts';
import { finishPublicAnswer } from './finished-page.ts';
import { askInProcess, type RequestHandler } from './in-process-request.ts';
import { type PageVariant, pageVary, variantHeaders } from './page-variant.ts';
import { hitProvenance, lookupProvenance } from './provenance.ts';
import { watchRendering } from './rendering.ts';
import type { CacheRequest, Rendering, ResponseCache } from './response-cache.ts';

export type SendPublicAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  match: MatchedRoute,
  variant: PageVariant,
) => Promise<void> | void;

/** Sends the answers of the public routes: kept ones at once, others once rendered. */
export function createPublicAnswers(parts: {
  application: RequestHandler;
  cache: ResponseCache;
  errorPages: ErrorPages;
  headers: Readonly<Record<string, string>>;
}): SendPublicAnswer {
  const { cache } = parts;

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
    answer.send(request, response, lookupProvenance(lookup));
  }

  return (request, response, match, asked) => {
    const { route, url, isVariation } = match;
    if (route.playsStreams && asked !== 'document' && !comesFrom(request, route.path)) {
      return sendReload(response, parts.headers);
    }
    const variant = route.kind === 'data' ? 'document' : asked;
    const key = `${variant} ${url}`;
    const kept = cache.fresh(key, isVariation, route.isLasting);
    if (kept) return kept.answer.send(request, response, hitProvenance(kept), true);
    const render = () => renderPublic(parts, match, variant);
    return load(
      request,
      response,
      { key, isVariation, isLasting: route.isLasting, render },
      route.kind === 'page' && variant === 'document',
    );
  };
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
  { application, headers }: { application: RequestHandler; headers: Readonly<Record<string, string>> },
  { route, url }: MatchedRoute,
  variant: PageVariant,
): Promise<Rendering> {
  const { result, hasFailedRead } = await watchRendering(() =>
    askInProcess(application, { method: 'GET', url, headers: variantHeaders[variant] }),
  );
  const isPage = route.kind === 'page';
  const playsStreams = route.playsStreams ?? false;
  return { answer: finishPublicAnswer(result, { headers, isPage, playsStreams }), hasFailedRead };
}
