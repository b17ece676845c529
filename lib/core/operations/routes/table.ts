import type { Area, Method } from '#lib/core/openapi/document.ts';
import { messages } from '#lib/language/messages.ts';
import { existing, methodNotAllowed } from '../errors.ts';
import type { DescribedHandler } from './route.ts';

type RouteHandlers = Partial<Record<Uppercase<Method>, DescribedHandler>>;

/** A domain's addresses of the API, by area of the documentation and by path: `{id}` is one segment. */
export type Routes = Partial<Record<Area, Record<`/api/${string}`, RouteHandlers>>>;

/**
 * Returns the response of the route at the request's path. HEAD is answered as GET, OPTIONS with the methods.
 * @throws AppError `not_found` without a route there, `method_not_allowed`
 */
export async function answerAt(routes: Routes, request: Request): Promise<Response> {
  const { handlers, params } = findRoute(routes, new URL(request.url).pathname);
  const allow = methodsOf(handlers).join(', ');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = handlers[method as Uppercase<Method>];
  if (!handler) throw methodNotAllowed(allow);
  return handler(request, { params: Promise.resolve(params) });
}

interface FoundRoute {
  handlers: RouteHandlers;
  params: Record<string, string>;
}

/** A path without parameters has priority. @throws AppError `not_found` */
function findRoute(routes: Routes, path: string): FoundRoute {
  const found = Object.values(routes)
    .flatMap((area) => Object.entries(area))
    .flatMap(([pattern, handlers]) => {
      const params = paramsIn(pattern, path);
      return params ? [{ handlers, params }] : [];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  return existing(found[0], messages.errors.noAddress);
}

/** Returns the parameters of a path that fits the pattern. */
function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const [names, segments] = [pattern.split('/'), path.split('/')];
  if (names.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(names[index] ?? '')?.[1];
    if (name && segment) params[name] = decodeURIComponent(segment);
    else if (segment !== names[index]) return undefined;
  }
  return params;
}

function methodsOf(handlers: RouteHandlers): string[] {
  return [...Object.keys(handlers), 'OPTIONS', ...(handlers.GET ? ['HEAD'] : [])].sort();
}
