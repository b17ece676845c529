import { isUnlisted } from '#lib/core/site/page-lists.ts';
import type { RequestHandler } from './inject.ts';

/** The application with an X-Robots-Tag on every address that search engines are to leave alone. */
export function withRobotsHeader(application: RequestHandler): RequestHandler {
  return (request, response) => {
    if (isUnlisted(request.url ?? '/')) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    return application(request, response);
  };
}
