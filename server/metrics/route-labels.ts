import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { staffPages } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { injectRequest, type RequestHandler } from '#server/http/inject.ts';
import { pathOf } from '#server/http/request-target.ts';

/** The label of addresses outside the routes of the site. */
export const otherRoute = 'other';
/** Routes of the server in front that the API's document leaves out. */
const ownRoutes = [
  '/up',
  '/up/live',
  '/metrics',
  '/_next/static/[...file]',
  '/files/[id]/[name]',
  '/api/uploads/sound/[id]',
];

/** Returns the routes of the site, as in the app folder: those of the build, of the API's document, and of the server in front. */
export async function siteRoutes(buildFolder: string, application: RequestHandler): Promise<string[]> {
  const text = await readFile(join(buildFolder, 'app-path-routes-manifest.json'), 'utf8');
  const built = Object.values(JSON.parse(text) as Record<string, string>);
  const shown = built.filter((path) => !/^\/[_~]/.test(path));
  const request = { method: 'GET', url: unlinkedPaths.apiDocument, headers: {} };
  const { paths } = JSON.parse((await injectRequest(application, request)).body.toString()) as ApiPaths;
  const documented = Object.keys(paths).map((path) => path.replaceAll('{', '[').replaceAll('}', ']'));
  return [...new Set([...shown, ...staffPages, ...documented, ...ownRoutes])];
}

interface ApiPaths {
  paths: Record<string, unknown>;
}

/**
 * Returns a function that returns the route of a request target: one of `routes`, or 'other', so that requests cannot add
 * labels. A fixed address has priority, then the route with the fewest variable parts.
 */
export function routeLabels(routes: readonly string[]): (target: string) => string {
  const fixed = new Set(routes.filter((route) => !route.includes('[')));
  const patterns = routes
    .filter((route) => route.includes('['))
    .map((route) => ({ route, pattern: patternOf(route) }))
    .sort((one, other) => looseness(one.route) - looseness(other.route));
  const known = new LRUCache<string, string>({ max: 500 });
  const find = (path: string) => {
    const route = patterns.find(({ pattern }) => pattern.test(path))?.route ?? otherRoute;
    known.set(path, route);
    return route;
  };
  return (target) => {
    const path = pathOf(target);
    return fixed.has(path) ? path : (known.get(path) ?? find(path));
  };
}

function patternOf(route: string): RegExp {
  const parts = route
    .replaceAll('.', '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/, '(?:/.*)?')
    .replace(/\[\\\.\\\.\\\.\w+\]/, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${parts}$`);
}

/** Orders routes by their number of variable parts. */
function looseness(route: string): number {
  const variable = route.match(/\[/g)?.length ?? 0;
  return variable + (route.includes('...') ? 100 : 0) - route.split('/').length / 100;
}
