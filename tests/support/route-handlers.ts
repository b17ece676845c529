import type { RouteHandler } from '#lib/core/operations/route.ts';

const files = import.meta.glob<Record<string, unknown>>('../../app/**/route.{ts,tsx}', { eager: true });

export interface KnownHandler {
  /** Where its file lies, `/api/events/{id}`. */
  path: string;
  /** In capitals. */
  method: string;
  handler: RouteHandler;
}

/** Every route handler of the app, found by its file: whatever is added is tested. */
export const routeHandlers: readonly KnownHandler[] = Object.entries(files).flatMap(([file, exported]) => {
  const folder = file.replace('../../app', '').replace(/\/route\.tsx?$/, '');
  const path = folder.replaceAll(/\[+(?:\.\.\.)?/g, '{').replaceAll(/\]+/g, '}');
  return Object.entries(exported)
    .filter(([name]) => /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(name))
    .map(([method, handler]) => ({ path, method, handler: handler as RouteHandler }));
});

/** The handler of a method at a path. @throws Error when there is none */
export function handlerAt(method: string, path: string): RouteHandler {
  const found = routeHandlers.find((known) => known.method === method.toUpperCase() && known.path === path);
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found.handler;
}
