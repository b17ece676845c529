import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiLinksObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { inMebibytes, largestBodyBytes, largestUploadBodyBytes } from '#lib/core/http/body-limits.ts';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import { requestParts } from './request-parts.ts';
import { responsesOf } from './responses.ts';

/** The conventions of every call, as the document's description: Markdown in short paragraphs. */
export const conventions = [
  'JSON in and out, UTF-8, the column names in snake_case. Unknown keys are ignored.',
  'Texts contain no control characters, except line breaks and tabs in texts of several lines: 422 on their field.',
  'Success is 200 with the row or list, 201 with the new row and its `Location`, or 204 without content. Failure is `application/problem+json` (RFC 9457); `detail` is for people, `errors` maps a field to its messages.',
  'Calls for admins need the session cookie of sign-in. A change needs an `Origin` of this site, or none: what another website’s page sends is refused with 403. Other websites are not allowed (there is no CORS), except to read `/status.json`.',
  'Lists take `limit` (1 to 200) and `offset` where they are named; `X-Total-Count` is the total. A read has an `ETag`, and `If-None-Match` answers 304.',
  'An update may carry the row’s `updated_at`, as it was read, in `If-Match`. When the row has changed meanwhile the answer is 409 with the row as it is now in `current`, and nothing is written.',
  `A body may have ${inMebibytes(largestBodyBytes)} MiB, an upload ${inMebibytes(largestUploadBodyBytes)} MiB with its envelope. An address answers a method it does not take with 405 and \`Allow\`, OPTIONS with 204 and \`Allow\`, HEAD as GET without the body.`,
].join('\n\n');

/** The areas of the document, in its order. */
export const areas = [
  'Sign-in',
  'People',
  'Content',
  'Forms and sign-ups',
  'Prayer',
  'Letters',
  'Mail',
  'Activity log',
  'In and out',
  'Feeds, live updates, health',
] as const;
export type Area = (typeof areas)[number];

export type ApiDocument = ReturnType<typeof createDocument>;

/** Returns the API as OpenAPI 3.1, generated from the schemas that validate requests and responses. */
export function apiDocument(calls: readonly AddressedCall[]): ApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const addressed of calls) {
    const { method, path } = addressed;
    paths[path] = { ...paths[path], [method]: operationOf(addressed, linksOf(addressed, calls)) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: `${currentChurch().name}: API`, version: '1.0.0', description: conventions },
      servers: [{ url: '/' }],
      tags: areas.map((name) => ({ name })),
      paths,
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'belltower.session',
            description: 'The signed cookie of sign-in; behind HTTPS its name begins with `__Host-`.',
          },
        },
      },
    },
    { override: asSent },
  );
}

/** Returns the OpenAPI links of a created row: the calls at its address and below, by its `id`. */
function linksOf(
  { path, call }: AddressedCall,
  calls: readonly AddressedCall[],
): ZodOpenApiLinksObject | undefined {
  if (call.status !== 201) return undefined;
  const own = calls.filter((other) => `${other.path}/`.startsWith(`${path}/{id}/`));
  if (own.length === 0) return undefined;
  const link = ({ call: { name, summary } }: AddressedCall) => ({
    operationId: name,
    description: summary,
    parameters: { id: '$response.body#/id' },
  });
  return Object.fromEntries(own.map((other) => [other.call.name, link(other)]));
}

function operationOf(
  { method, path, area, call }: AddressedCall,
  links: ZodOpenApiLinksObject | undefined,
): ZodOpenApiOperationObject {
  const parts = requestParts(method, path, call);
  const header = {
    ...(parts.takesIfMatch && { 'If-Match': ifMatchHeader }),
    ...(call.hasETag && { 'If-None-Match': ifNoneMatchHeader }),
  };
  return {
    operationId: call.name,
    tags: [area],
    summary: call.summary,
    description: call.detail,
    'x-access': call.access,
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    requestParams: {
      ...(Object.keys(parts.path).length > 0 && { path: z.object(parts.path) }),
      ...(Object.keys(parts.query).length > 0 && { query: z.object(parts.query) }),
      ...(Object.keys(header).length > 0 && { header: z.object(header) }),
    },
    ...(parts.body && { requestBody: bodyOf(call, parts.body) }),
    responses: responsesOf(call, parts, links),
  };
}

const ifMatchHeader = z.string().optional().meta({
  description: 'The row’s `updated_at` as it was read, bare or in quotes, or `*`. Changed meanwhile: 409.',
});
const ifNoneMatchHeader = z.string().optional().meta({ description: 'The ETags that the client has: 304.' });

const mediaOf = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
  either: ['multipart/form-data', 'application/json'],
} as const;

function bodyOf({ body = 'json', texts, example }: Endpoint, schema: z.ZodType) {
  const content = { schema, ...(example && { example }) };
  const medias = texts ?? mediaOf[body];
  return { required: true, content: Object.fromEntries(medias.map((media) => [media, content])) };
}

type Written = Record<string, unknown> & { anyOf?: unknown };

/** Describes what is sent, not how it is validated: files are bytes, and a number in an address is a number. */
function asSent({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  const { def } = zodSchema as { def: { type: string; checks?: Check[] } };
  const written = jsonSchema as Written;
  assertFlagless(def.checks ?? []);
  if (def.type === 'custom') Object.assign(written, { type: 'string', format: 'binary' });
  if (written.type && written.anyOf) delete written.anyOf;
  if (written.default === null) delete written.default;
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
}

interface Check {
  _zod: { def: { pattern?: RegExp } };
}

/** JSON Schema has no flags: a pattern that needs them would document another check. */
function assertFlagless(checks: readonly Check[]): void {
  const pattern = checks.map(({ _zod }) => _zod.def.pattern).find((known) => known?.flags);
  if (pattern) throw new Error(`JSON Schema cannot express the flags of this pattern: ${pattern}`);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** A call and its path, `/api/events/{id}`. */
export interface AddressedCall {
  method: Method;
  path: string;
  area: Area;
  call: Endpoint;
}

type Described = Partial<Record<Uppercase<Method>, { readonly call: Endpoint }>>;
/** Calls by area, path and method. */
export type DescribedRoutes = Partial<Record<Area, Readonly<Record<string, Described>>>>;

/** Returns the one call of an address that no table of a domain answers. */
export function only(method: Uppercase<Method>, call: Endpoint): Described {
  return { [method]: { call } };
}

/** Returns the calls of these tables in the document's order. */
export function callsOf(tables: readonly DescribedRoutes[]): AddressedCall[] {
  return areas.flatMap((area) =>
    tables
      .flatMap((table) => Object.entries(table[area] ?? {}))
      .flatMap(([path, described]) =>
        methods.flatMap((method) => {
          const call = described[method.toUpperCase() as Uppercase<Method>]?.call;
          return call ? [{ area, path, method, call }] : [];
        }),
      ),
  );
}
