import 'server-only';
import type { z } from 'zod';
import { currentActor } from '#lib/core/auth/actor.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { type Actor, authorize } from './access.ts';
import type { Operation } from './operation.ts';
import { blameAddress, type PathContext, readAddress, readInput } from './route-input.ts';
import type { Endpoint, RouteOptions } from './route-options.ts';
import { problemResponse, successResponse } from './route-response.ts';

export type RouteHandler = (request: Request, context: PathContext) => Promise<Response>;
/** A handler with what the API's document says of it. */
export type DescribedHandler = RouteHandler & { readonly call: Endpoint };

const nobody: Actor = { role: 'visitor', address: 'unknown' };

/**
 * The operation as a route handler: JSON in and out, problem details, ETags,
 * the origin check of every change. The input is the JSON body, the query, the path's parameters and
 * `If-Match` (as `if_match`), the later ones winning.
 */
export function toRoute<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  options: RouteOptions<Output> = { summary: '', detail: '' },
): DescribedHandler {
  const handler = answering(operation.name, async (request, context) => {
    if (operation.kind === 'command' || request.method === 'POST')
      assertSameOrigin((name) => request.headers.get(name));
    // A public read never learns who asks: that is what allows its answer to be kept for everybody.
    const actor = operation.kind === 'publicQuery' ? nobody : await currentActor();
    // Before anything is read of whoever may not: a body costs time and memory.
    authorize(operation.access, actor);
    const address = await readAddress(request, context);
    const raw = await readInput(request, address, options.body);
    // At an address without parameters Next gives no object.
    const blamed = options.queryIsContent ? ((await context.params) ?? {}) : address;
    const output = await blameAddress(Object.keys(blamed), () => operation.execute(actor, raw));
    return successResponse(request, operation.kind, output, options);
  });
  return describe(handler, describeOperation(operation, options));
}

/** The handler with what the API's document says of it. */
export function describe(handler: RouteHandler, call: Endpoint): DescribedHandler {
  return Object.assign(handler, { call });
}

/** Wraps a handler so that whatever it throws becomes problem details, and only the unexpected is logged. */
export function answering(name: string, handler: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      return problemResponse(error, name);
    }
  };
}

function describeOperation<Schema extends z.ZodType, Output>(
  { name, kind, access, input }: Operation<Schema, Output>,
  { location, isMerged, ...options }: RouteOptions<Output>,
): Endpoint {
  const isChange = kind === 'command';
  const told = { hasLocation: Boolean(location), mayMerge: Boolean(isMerged) };
  return { ...options, name, access, input, isChange, hasETag: !isChange, ...told };
}
