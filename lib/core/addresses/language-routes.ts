import { cachedRoutes } from './cached-routes.ts';
import { isOwnPage } from './own-addresses.ts';
import { segmentOf, siteSegments } from './reserved-segments.ts';
import { routeMatcher } from './route-matcher.ts';

/** The pages of visitors, the feeds and the pictures of links: each language of the site has them. */
const spoken = cachedRoutes.filter(({ path, kind, isInLanguages }) =>
  kind === 'page' ? segmentOf(path) !== 'api' : isInLanguages,
);
const spokenAt = routeMatcher(spoken.map((route) => [route.path, route]));

/** Pages that visitors open by a link of their own. */
const personal = /^\/(?:s|letters\/me)\/[^/]+$/;

/** Returns whether the path is at an address of its own in each language of the site. */
export function isSpokenAddress(path: string): boolean {
  return spokenAt(path) !== undefined || personal.test(path) || isOwnPage(path);
}

const spokenSegments = new Set([...spoken.map(({ path }) => segmentOf(path)), 's']);

/** The first segments of what has one address for all languages, with spaces between them. */
export const unprefixedSegments = [...siteSegments]
  .filter((segment) => !spokenSegments.has(segment))
  .join(' ');
