import { cachedRoutes } from './cached-routes.ts';
import { pages } from './pages.ts';

/** First segments of addresses that no table lists. */
export const others = ['api', 'files', 'join', 'metrics', 'news', 'og', 'preview', 's', 'up', 'uploads'];

const reserved = new Set([
  ...[...Object.keys(pages), ...cachedRoutes.map(({ path }) => path)].map((path) => path.split('/')[1] ?? ''),
  ...others,
]);

/**
 * Returns whether the church's own pages may not begin their address with this segment: the site answers there itself.
 * Two letters are a language.
 */
export function isReservedSegment(segment: string): boolean {
  return reserved.has(segment) || /^[a-z]{2}$/.test(segment);
}
