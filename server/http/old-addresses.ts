import { ownPageMovedTo } from '#lib/core/addresses/own-addresses.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import type { ErrorPages } from './error-pages.ts';
import { isRead, pathOf } from './request-target.ts';
import { sendMoved } from './send.ts';

/** Returns the error pages with redirects (308) of old addresses instead of the 404 page. */
export function withOldAddresses(pages: ErrorPages, headers: Readonly<Record<string, string>>): ErrorPages {
  return {
    ...pages,
    async sendNotFound(request, response) {
      const path = isRead(request) ? await findTarget(request.url ?? '/') : null;
      if (path === null) return pages.sendNotFound(request, response);
      sendMoved(response, addressOf(path), headers);
    },
  };
}

async function findTarget(target: string): Promise<string | null> {
  return ownPageMovedTo(pathOf(target)) ?? (await findRedirect(target));
}

/** Encodes the path for a header. */
function addressOf(path: string): string {
  return path.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
