import 'server-only';
import type { z } from 'zod';
import { currentActor } from '#lib/core/auth/actor.ts';
import type { Needed } from '#lib/core/auth/permissions.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { type Actor, authorize, isPermitted } from '../access.ts';
import type { Operation } from '../operation.ts';
import { discardFiles } from '../received-form.ts';
import { blameAddress, type PathContext, readAddress, readInput } from './input.ts';
import type { Endpoint, EndpointDescription, RouteOptions } from './options.ts';
import { problemResponse, successResponse } from './response.ts';

export type RouteHandler = (request: Request, context: PathContext) => Promise<Response>;
/** A handler with its API documentation. */
export type DescribedHandler = RouteHandler & { readonly call: Endpoint };

const nobody: Actor = { role: 'visitor', address: 'unknown' };

/**
 * Returns the operation as a route handler: JSON, problem details, ETags, and the origin check of changes. The input is
 * the JSON body, the query, the path's parameters and `If-Match` (as `if_match`), later ones winning.
 */
export function toRoute<Schema extends z.ZodType, Output>(
  operation: Operation<Schema, Output>,
  options: RouteOptions<Output> = { summary: '', detail: '' },
): DescribedHandler {
  const handler = answering(operation.name, async (request, context) => {
    if (operation.kind === 'command' || request.method === 'POST')
      assertSameOrigin((name) => request.headers.get(name));
    // A public read gets no actor, so its response may be cached for everyone.
    const actor = operation.kind === 'publicQuery' ? nobody : await currentActor();
    // Authorized before the body is read, which costs time and memory.
    authorize(operation.access, actor);
    const address = await readAddress(request, context);
    const raw = await readInput(request, address, options);
    try {
      // At an address without parameters Next passes no object.
      const blamed = options.queryIsContent === true ? ((await context.params) ?? {}) : address;
      const content = options.queryIsContent === true ? [] : (options.queryIsContent ?? []);
      const names =
        request.method === 'DELETE' ? null : Object.keys(blamed).filter((name) => !content.includes(name));
      const output = await blameAddress(names, () => operation.execute(actor, raw));
      return successResponse(request, operation.kind, output, options);
    } finally {
      if (options.receives) await discardFiles(raw);
    }
  });
  return describe(handler, describeOperation(operation, options));
}

/**
 * Returns two reads as one route handler: one for staff with the permission, one for everyone else. The documentation is
 * that of the public read, with the input of both.
 */
export function toRouteByRole<StaffSchema extends z.ZodType, Staff, Schema extends z.ZodType, Output>(
  permission: Needed,
  reads: { staff: Operation<StaffSchema, Staff>; visitors: Operation<Schema, Output> },
  options: EndpointDescription,
): DescribedHandler {
  const [staff, visitors] = [toRoute(reads.staff, options), toRoute(reads.visitors, options)];
  const handler = answering(reads.visitors.name, async (request, context) => {
    const read = isPermitted(permission, await currentActor()) ? staff : visitors;
    const response = await read(request, context);
    response.headers.append('vary', 'Cookie');
    return response;
  });
  return describe(handler, { ...visitors.call, input: reads.staff.input });
}

/** Adds API documentation to a handler. */
export function describe(handler: RouteHandler, call: Endpoint): DescribedHandler {
  return Object.assign(handler, { call });
}

/** Wraps a handler: errors become problem details, and only unexpected ones are logged. */
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
  { isMerged, receives: _, largestBytes: __, ...options }: RouteOptions<Output>,
): Endpoint {
  const isChange = kind === 'command';
  return { ...options, name, access, input, isChange, hasETag: !isChange, mayMerge: Boolean(isMerged) };
}
