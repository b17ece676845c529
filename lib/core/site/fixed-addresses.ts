import { cachedRoutes } from './cached-routes.ts';
import { pages } from './pages.ts';

const fixed = new Set(
  [...Object.entries(pages), ...cachedRoutes.map((route) => [route.path, null] as const)]
    .filter(([path, page]) => !path.includes('[') && page?.audience !== 'system')
    .map(([path]) => path),
);

/** Addresses for programs and static files, existing or not. */
const programs = /^\/(?:api|_next)(?:\/|$)|^\/(?:uploads|og)\/[^/]+|^\/(?:up|up\/live|metrics)$/;

/** Returns whether the site has a page, feed or picture at this path, regardless of its rows. */
export function isFixedAddress(path: string): boolean {
  return fixed.has(path);
}

/** Returns whether the site answers this path itself, so that old addresses are not looked up. */
export function isTakenAddress(path: string): boolean {
  return isFixedAddress(path) || programs.test(path);
}
