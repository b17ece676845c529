import { isUnlisted } from '#lib/core/addresses/page-lists.ts';
import type { RequestHandler } from './inject.ts';

/** Returns the application with an X-Robots-Tag on every address that must not be indexed. */
export function withRobotsHeader(application: RequestHandler): RequestHandler {
  return (request, response) => {
    if (isUnlisted(request.url ?? '/')) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    return application(request, response);
  };
}
