import type { ApiDocument } from './document.ts';
import { type DescribedField, fieldsOfSchema, type Schema } from './schema-words.ts';

/** A call as people read it. */
export interface ReadableCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  detail?: string;
  who: string;
  /** What goes into the address and the headers. */
  parameters: DescribedField[];
  body?: { media: string; fields: DescribedField[] };
  answers: { status: string; text: string; fields: DescribedField[] }[];
  /** A command line that makes the call. */
  curl: string;
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

/** The document's calls by area, in its order. */
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
    answers: Object.entries(operation.responses).map(([status, answer]) =>
      toAnswer(document, status, answer),
    ),
    curl: curlOf(path, method, operation, media, body?.example),
  };
}

function toAnswer(document: ApiDocument, status: string, answer: Operation['responses'][string]) {
  const known = answer.$ref?.split('/').pop();
  const shared = known ? (document.components?.responses?.[known] as { description?: string }) : undefined;
  const [media, body] = Object.entries(answer.content ?? {})[0] ?? [];
  const isRow = body !== undefined && Number(status) < 300;
  return {
    status,
    text: [shared?.description ?? answer.description, isRow && media !== 'application/json' && `(${media})`]
      .filter(Boolean)
      .join(' '),
    fields: isRow ? fieldsOfSchema(document, body.schema) : [],
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
