import { domains } from '#app/api/domains.ts';
import type { RouteHandler } from '#lib/core/operations/routes/route.ts';

const files = import.meta.glob<Record<string, unknown>>('../../app/**/route.{ts,tsx}', { eager: true });
const tables = await Promise.all(Object.values(domains).map((load) => load()));

export interface KnownHandler {
  /** `/api/events/{id}` */
  path: string;
  /** In capitals. */
  method: string;
  handler: RouteHandler;
}

const inFiles = Object.entries(files).flatMap(([file, exported]) => {
  const folder = file.replace('../../app', '').replace(/\/route\.tsx?$/, '');
  const path = folder.replaceAll(/\[+(?:\.\.\.)?/g, '{').replaceAll(/\]+/g, '}');
  return [[path, exported] as const];
});
const inTables = [...new Set(tables.map(({ routes }) => routes))].flatMap((routes) =>
  Object.values(routes).flatMap((area) => Object.entries<object>(area)),
);

/** Some files answer by the tables. */
const byTable = new Set(['/api/{path}', ...inTables.map(([path]) => path)]);

/** Every route handler of the app, in its files and in the tables of the domains. */
export const routeHandlers: readonly KnownHandler[] = [
  ...inFiles.filter(([path]) => !byTable.has(path)),
  ...inTables,
].flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([name]) => /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(name))
    .map(([method, handler]) => ({ path, method, handler: handler as RouteHandler })),
);

/** The handler of a method at a path. @throws Error when there is none */
export function handlerAt(method: string, path: string): RouteHandler {
  const found = routeHandlers.find((known) => known.method === method.toUpperCase() && known.path === path);
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found.handler;
}
