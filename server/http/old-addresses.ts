import type { ServerResponse } from 'node:http';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import type { ErrorPages } from './error-pages.ts';
import { isRead } from './request-target.ts';

/** The error pages, where an old address that no page has anymore leads on (308) in the place of the page for none. */
export function withOldAddresses(pages: ErrorPages, headers: Readonly<Record<string, string>>): ErrorPages {
  return {
    ...pages,
    async sendNotFound(request, response) {
      const path = isRead(request) ? await findRedirect(request.url ?? '/') : null;
      if (path === null) return pages.sendNotFound(request, response);
      leadOn(response, path, headers);
    },
  };
}

function leadOn(response: ServerResponse, path: string, headers: Readonly<Record<string, string>>): void {
  response
    .writeHead(308, {
      ...headers,
      'Content-Security-Policy': dataPolicy,
      // Staff may name another page tomorrow.
      'Cache-Control': 'no-cache',
      Location: addressOf(path),
      'Content-Length': '0',
    })
    .end();
}

/** The path as a header may carry it. */
function addressOf(path: string): string {
  return path.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
