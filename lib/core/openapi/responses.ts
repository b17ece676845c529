import { z } from 'zod';
import type { ZodOpenApiLinksObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { problem, type Refusal, refusals } from '#lib/core/operations/problem.ts';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import type { RequestParts } from './request-parts.ts';

/** Returns a call's responses: its success with links, 304 for a read, and the problems its kind of call may return. */
export function responsesOf(
  call: Endpoint,
  parts: RequestParts,
  links: ZodOpenApiLinksObject | undefined,
): ZodOpenApiResponsesObject {
  const success = successOf(call);
  return {
    [success.status]: { ...success.response, ...(links && { links }) },
    ...(call.mayMerge && { 200: { ...success.response, description: 'Merged with an existing one.' } }),
    ...(call.hasETag && { 304: { description: 'The client has it already (`If-None-Match`).' } }),
    ...Object.fromEntries(refusalsOf(call, parts).map((status) => [status, refusal(status)])),
  };
}

const descriptions: Readonly<Record<number, string>> = {
  201: 'Created.',
  202: 'Started.',
  303: 'Leads to a page.',
};

function successOf(call: Endpoint): { status: number; response: ZodOpenApiResponseObject } {
  const headers = {
    ...(call.location && { Location: z.string().meta({ description: 'Where the new row is.' }) }),
    ...(call.list && { 'X-Total-Count': z.int().meta({ description: 'How many there are in all.' }) }),
    ...(call.hasETag && { ETag: z.string().meta({ description: 'The version of this answer.' }) }),
  };
  const media = call.media ?? 'application/json';
  const content = call.answer
    ? { [media]: { schema: call.answer } }
    : call.media && { [media]: { schema: z.string() } };
  const status = call.status ?? (content ? 200 : 204);
  const description = descriptions[status] ?? (content ? 'The answer.' : 'Done, without content.');
  const hasHeaders = Object.keys(headers).length > 0;
  return {
    status,
    response: {
      description,
      ...(hasHeaders && { headers: z.object(headers) }),
      ...(content && { content }),
    },
  };
}

function refusalsOf(call: Endpoint, { path, takesIfMatch, hasBody }: RequestParts): Refusal[] {
  const takes = (fields: object) => Object.keys(fields).length > 0;
  const met: (Refusal | false)[] = [
    400,
    call.access !== 'anyone' && 401,
    (call.isChange || !['anyone', 'session'].includes(call.access)) && 403,
    takes(path) && 404,
    hasBody && 408,
    takesIfMatch && 409,
    hasBody && 413,
    hasBody && 415,
    hasBody && 422,
    ...(call.also ?? []),
    500,
    503,
  ];
  return [...new Set(met.filter((status) => status !== false))].sort((a, b) => a - b);
}

const described = new Map<Refusal, ZodOpenApiResponseObject>();

/** Returns one shared object per refusal, for references. */
function refusal(status: Refusal): ZodOpenApiResponseObject {
  const known = described.get(status) ?? describeRefusal(status);
  described.set(status, known);
  return known;
}

function describeRefusal(status: Refusal): ZodOpenApiResponseObject {
  const comesBack = status === 429 || status === 503;
  const after = z.int().meta({ description: 'Seconds until it may be tried again.' });
  return {
    id: `Problem${status}`,
    description: refusals[status],
    ...(comesBack && { headers: z.object({ 'Retry-After': after }) }),
    content: { 'application/problem+json': { schema: problem } },
  };
}
