import { cachedRoutes } from './cached-routes.ts';
import { pages } from './pages.ts';

/** First segments of addresses that no table lists. */
const others = ['api', 'files', 'join', 'metrics', 'news', 'og', 'preview', 's', 'up', 'uploads'];

/** The first segments of all addresses where the site answers itself. */
export const siteSegments: ReadonlySet<string> = new Set([
  ...[...Object.keys(pages), ...cachedRoutes.map(({ path }) => path)].map(segmentOf),
  ...others,
]);

/** Returns the first segment of a path. */
export function segmentOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * Returns whether the church's own pages may not begin their address with this segment: the site answers there itself.
 * Two letters are a language.
 */
export function isReservedSegment(segment: string): boolean {
  return siteSegments.has(segment) || /^[a-z]{2}$/.test(segment);
}
