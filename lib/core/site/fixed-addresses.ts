import { cachedRoutes } from './cached-routes.ts';
import { pages } from './pages.ts';

const fixed = new Set(
  [...Object.entries(pages), ...cachedRoutes.map((route) => [route.path, null] as const)]
    .filter(([path, page]) => !path.includes('[') && page?.audience !== 'system')
    .map(([path]) => path),
);

/** What is answered for programs or from files, whether something is there or not. */
const programs = /^\/(?:api|_next)(?:\/|$)|^\/(?:uploads|og)\/[^/]+|^\/(?:up|up\/live|metrics)$/;

/** Whether the site has a page, feed or picture of its own at this path, whatever its rows are. */
export function isFixedAddress(path: string): boolean {
  return fixed.has(path);
}

/** Whether the site answers this path itself and asks no old address: a fixed address, or a place for programs. */
export function isTakenAddress(path: string): boolean {
  return isFixedAddress(path) || programs.test(path);
}
