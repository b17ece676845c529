import { findRedirect } from '#lib/redirects/find-redirect.ts';
import type { ErrorPages } from './error-pages.ts';
import { isRead } from './request-target.ts';
import { sendMoved } from './send.ts';

/** The error pages, where an old address that no page has anymore leads on (308) in the place of the page for none. */
export function withOldAddresses(pages: ErrorPages, headers: Readonly<Record<string, string>>): ErrorPages {
  return {
    ...pages,
    async sendNotFound(request, response) {
      const path = isRead(request) ? await findRedirect(request.url ?? '/') : null;
      if (path === null) return pages.sendNotFound(request, response);
      sendMoved(response, addressOf(path), headers);
    },
  };
}

/** The path as a header may carry it. */
function addressOf(path: string): string {
  return path.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
