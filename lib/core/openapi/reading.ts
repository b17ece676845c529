import type { ApiDocument } from './document.ts';
import { type DescribedField, fieldsOfSchema, namesIn, type Schema, typeLabel } from './schema-labels.ts';

export interface ReadableCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  detail?: string;
  who: string;
  /** Parameters in the address and the headers. */
  parameters: DescribedField[];
  body?: { media: string; fields: DescribedField[] };
  /** The success response: a label, and the schemas in it. */
  success: { status: string; label: string; things: string[] };
  /** The other possible statuses. */
  otherStatuses: string[];
  /** A curl command line for the call. */
  curl: string;
}

/** A schema that calls answer. */
export interface ReadableThing {
  name: string;
  about?: string;
  fields: DescribedField[];
}

interface Media {
  schema: Schema;
  example?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  'x-access': keyof typeof who;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
}

const who = { anyone: 'Anyone', session: 'A password session', admin: 'Admin' } as const;

/** Returns the document's calls by area, in its order. */
export function readableAreas(document: ApiDocument): { area: string; calls: ReadableCall[] }[] {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      area: operation.tags[0] ?? '',
      call: toReadable(document, path, method, operation),
    })),
  );
  return (document.tags ?? []).map(({ name }) => ({
    area: name,
    calls: calls.filter(({ area }) => area === name).map(({ call }) => call),
  }));
}

/** Returns the schemas that calls answer, each with its fields. */
export function readableThings(document: ApiDocument): ReadableThing[] {
  return Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>).map(
    ([name, schema]) => ({
      name,
      ...(schema.description && { about: schema.description }),
      fields: fieldsOfSchema(document, schema),
    }),
  );
}

function toReadable(document: ApiDocument, path: string, method: string, operation: Operation): ReadableCall {
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    ...(operation.description && { detail: operation.description }),
    who: who[operation['x-access']],
    parameters: (operation.parameters ?? []).map(
      ({ name, in: place, required = false, description, schema }) => ({
        ...fieldsOfSchema(document, { properties: { [name]: schema } })[0],
        name,
        place,
        isRequired: required,
        ...(description && { description }),
      }),
    ) as DescribedField[],
    ...(media && body && { body: { media, fields: fieldsOfSchema(document, body.schema) } }),
    ...answersOf(operation.responses),
    curl: curlOf(path, method, operation, media, body?.example),
  };
}

function answersOf(responses: Operation['responses']): Pick<ReadableCall, 'success' | 'otherStatuses'> {
  const statuses = Object.keys(responses);
  const status = statuses.find((code) => code.startsWith('2')) ?? '';
  const [media, body] = Object.entries(responses[status]?.content ?? {})[0] ?? [];
  const label = body && media === 'application/json' ? typeLabel(body.schema) : (media ?? 'no content');
  return {
    success: { status, label, things: body ? namesIn(body.schema) : [] },
    otherStatuses: statuses.filter((code) => code !== status),
  };
}

function curlOf(
  path: string,
  method: string,
  { 'x-access': access }: Operation,
  media: string | undefined,
  example: Record<string, unknown> | undefined,
): string {
  const lines = ['curl', ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`])];
  if (access !== 'anyone') lines.push('-b cookies.txt');
  if (media === 'multipart/form-data')
    lines.push(...Object.entries(example ?? {}).map(([name, value]) => `-F ${name}=${value}`));
  else if (media === 'application/x-www-form-urlencoded') lines.push("-d 'csrfToken=…'");
  else if (media) lines.push(`-H 'Content-Type: ${media}' \\\n  -d '${JSON.stringify(example ?? {})}'`);
  return `${lines.join(' ')} \\\n  $SITE${path}`;
}
