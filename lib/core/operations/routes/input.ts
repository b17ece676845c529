import type { ReceivedKind } from '#lib/core/storage/received-file.ts';
import { messages } from '#lib/language/messages.ts';
import { AppError } from '../errors.ts';
import { receiveForm } from '../received-form.ts';

export interface PathContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** JSON, multipart with files, or either by its content type. */
export type BodyKind = 'json' | 'multipart' | 'either';

type Fields = Record<string, unknown>;

/** Returns the input in the address: query parameters (a list for repeated ones) and path parameters. */
export async function readAddress(request: Request, context: PathContext): Promise<Fields> {
  return { ...readQuery(request), ...(await context.params) };
}

interface BodyOptions {
  body?: BodyKind | undefined;
  receives?: ReceivedKind | undefined;
  largestBytes?: number | undefined;
  texts?: readonly string[] | undefined;
}

/**
 * Returns the whole input: body, address and `If-Match` (as `if_match`), later ones winning.
 * @throws AppError `unsupported_type` or `malformed` for a body of another kind, `too_large` for one over its limit
 */
export async function readInput(
  request: Request,
  address: Fields,
  { body, receives, largestBytes, texts }: BodyOptions,
): Promise<Fields> {
  return {
    ...(texts && request.method !== 'DELETE'
      ? await readText(request, texts)
      : await readBody(await within(request, largestBytes), body, receives)),
    ...address,
    ...readIfMatch(request),
  };
}

/**
 * Runs an operation, and answers invalid input in the path or query with 400, an invalid body with 422. `names` are the
 * fields of the address; null: all, since the request has no body.
 */
export async function blameAddress<Output>(
  names: readonly string[] | null,
  run: () => Promise<Output>,
): Promise<Output> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const fields = Object.keys(error.more.fields ?? {});
    const isAddress = !names || fields.some((field) => names.includes(field.split('.')[0] ?? ''));
    throw isAddress ? new AppError('malformed', error.message, error.more) : error;
  }
}

function readQuery(request: Request): Fields {
  const query = new URL(request.url).searchParams;
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Returns the request, unless its body has more bytes. @throws AppError `too_large` */
async function within(request: Request, largestBytes: number | undefined): Promise<Request> {
  if (largestBytes === undefined) return request;
  const { byteLength } = await request.clone().arrayBuffer();
  if (byteLength > largestBytes) throw new AppError('too_large', messages.errors.tooLarge);
  return request;
}

async function readBody(request: Request, kind: BodyKind = 'json', receives?: ReceivedKind): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type === '' && (await request.arrayBuffer()).byteLength === 0) return {};
  if (!bodyTypes[kind].test(type)) throw new AppError('unsupported_type', messages.errors.sendAs[kind]);
  if (receives) return receiveForm(request, receives);
  const body = await bodyReaders[kind](request).catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', messages.errors.malformed);
  }
  return body as Fields;
}

/** @throws AppError `unsupported_type` for a body of another media type */
async function readText(request: Request, texts: readonly string[]): Promise<Fields> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const media = type.trim().toLowerCase();
  if (!texts.includes(media))
    throw new AppError('unsupported_type', messages.errors.sendAsText(texts.join(', ')));
  return { media, file: new Uint8Array(await request.arrayBuffer()) };
}

const [jsonType, multipartType] = [/^application\/(?:[\w.+-]+\+)?json\b/i, /^multipart\/form-data\b/i];
const bodyTypes = {
  json: jsonType,
  multipart: multipartType,
  either: new RegExp(`${jsonType.source}|${multipartType.source}`, 'i'),
};
const bodyReaders: Record<BodyKind, (request: Request) => Promise<unknown>> = {
  // JSON is UTF-8 (RFC 8259); other encodings would have to be guessed.
  json: async (request) =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())),
  multipart: async (request) => Object.fromEntries(await request.formData()),
  either: (request) =>
    bodyReaders[multipartType.test(request.headers.get('content-type') ?? '') ? 'multipart' : 'json'](
      request,
    ),
};

function readIfMatch(request: Request): { if_match?: string } {
  const value = request.headers
    .get('if-match')
    ?.trim()
    .replace(/^W\//, '')
    .replace(/^"(.*)"$/, '$1');
  return value ? { if_match: value } : {};
}
