import type { IncomingMessage, ServerResponse } from 'node:http';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import { documentPolicy } from '#lib/core/http/csp.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import type { CacheRequest } from '#server/cache/cache-entry.ts';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { variantHeaders } from '#server/cache/page-variant.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { finalizePublicResponse, isDocument, type PageParts } from '#server/html/finalize.ts';
import { renderForEverybody } from '#server/html/render-for-everybody.ts';
import type { RequestHandler } from './inject.ts';

export interface ErrorPages {
  /** Renders both pages, so that they are available without the database. */
  warm(): Promise<void>;
  sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void>;
  sendUnexpected(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Returns the 404 and 500 answers. When a page calls notFound() or throws, Next sends an empty document that scripts fill
 * in; a complete cached page replaces it, readable without JavaScript.
 */
export function createErrorPages(
  parts: PageParts & { application: RequestHandler; cache: ResponseCache },
): ErrorPages {
  const notFound = errorPage(parts, { path: unlinkedPaths.missingPage, status: 404 });
  const unexpected = errorPage(parts, { path: unlinkedPaths.unexpectedError, status: 500 });

  async function send(page: CacheRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const found = await find(parts.cache, { ...page, key: languagePrefix() + page.key }).catch((error) => {
      log.error({ err: error, page: page.key }, 'error page not rendered');
      return lastResort(parts.headers);
    });
    found.send(request, response);
  }

  return {
    async warm() {
      await Promise.allSettled([find(parts.cache, notFound), find(parts.cache, unexpected)]);
    },
    sendNotFound: (request, response) => send(notFound, request, response),
    sendUnexpected: (request, response) => send(unexpected, request, response),
  };
}

async function find(cache: ResponseCache, page: CacheRequest): Promise<CachedResponse> {
  return (cache.fresh(page.key) ?? (await cache.load(page)).entry).response;
}

function errorPage(
  { application, ...parts }: PageParts & { application: RequestHandler },
  page: { path: string; status: number },
): CacheRequest {
  return {
    key: `error ${page.status}`,
    goodStatus: page.status,
    staleSeconds: Number.POSITIVE_INFINITY,
    async render() {
      const request = { method: 'GET', url: page.path, headers: variantHeaders.document };
      const { captured, markup, scripts, hasFailedRead, reads } = await renderForEverybody(
        application,
        request,
      );
      if (captured.status !== 200 || !isDocument(captured)) {
        throw new Error(`${page.path} answered ${captured.status}`);
      }
      return {
        response: finalizePublicResponse(captured, {
          ...parts,
          markup,
          scripts,
          status: page.status,
          isPage: true,
        }),
        hasFailedRead,
        reads,
      };
    },
  };
}

/** In the church's language, as far as it was read. */
function lastResort(headers: Readonly<Record<string, string>>): CachedResponse {
  const language = churchTag();
  const { title } = messages.errorPages;
  const { again, home } = messages.pages.lastResort;
  const html =
    `<!doctype html><html lang="${language}" dir="${languageFacts[language].direction}"><meta charset="utf-8">` +
    `<title>${title}</title><h1>${title}</h1><p>${again}</p><p><a href="/">${home}</a></p></html>`;
  return new CachedResponse({
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
      'Content-Security-Policy': documentPolicy(html),
    },
    body: Buffer.from(html),
  });
}
