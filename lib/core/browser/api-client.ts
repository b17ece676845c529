import { apiAddress } from '#lib/core/addresses/in-language.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { codeOfProblem, type ErrorCode, statusOf } from '#lib/core/operations/errors.ts';
import type { Problem } from '#lib/core/operations/problem.ts';
import { messages } from '#lib/language/messages.ts';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT';
  /** Form fields and files, sent as a form, or one file as it is; other values are sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** The version that is changed. */
  ifMatch?: string | null;
}

export interface List<Row> {
  rows: Row[];
  /** The total of all pages of the list. */
  total: number;
}

/**
 * Calls the site's API with the browser's session, past every cache. Returns the JSON, or the refusal from the response's
 * problem details (RFC 9457). Staff read rows as they are stored, and answers to changes in the language of the page.
 * @throws the reason of `signal` once that is aborted
 */
export async function callApi<Output>(path: string, options?: CallOptions): Promise<ActionResult<Output>> {
  return call(path, options, async (response) => (await response.json()) as Output);
}

/**
 * Reads a list of the API with the total from its header.
 * @throws as `callApi`
 */
export async function listApi<Row>(path: string, options?: CallOptions): Promise<ActionResult<List<Row>>> {
  return call(path, options, async (response) => {
    const rows = (await response.json()) as Row[];
    return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
  });
}

/**
 * Requests a file without downloading it: returns whether the browser may download it.
 * @throws as `callApi`
 */
export async function askForFile(path: string): Promise<ActionResult<null>> {
  return call(path, undefined, async (response) => {
    await response.body?.cancel();
    return null;
  });
}

/** Returns the error of a response with this status and body; a body without a message counts as no response. */
export function errorOf(status: number, body: Partial<Problem> | null): ActionError {
  const code = body?.type ? codeOfProblem(body) : codeOfStatus(status);
  if (!body?.detail) return { code, message: messages.errors.unexpected, isUnanswered: true };
  const { detail: message, errors: fields, current } = body;
  return { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) };
}

async function call<Output>(
  path: string,
  { method = 'GET', body, signal, ifMatch }: CallOptions = {},
  read: (response: Response) => Promise<Output>,
): Promise<ActionResult<Output>> {
  try {
    const { headers: ofBody, ...content } = body === undefined ? { headers: undefined } : bodyOf(body);
    const headers = { ...ofBody, ...(ifMatch && { 'if-match': ifMatch }) };
    const said = { ...content, ...(Object.keys(headers).length > 0 && { headers }) };
    const sent = { method, cache: 'no-store', ...said, ...(signal && { signal }) } as const;
    const response = await fetch(method === 'GET' ? path : apiAddress(path), sent);
    if (response.ok) return { ok: true, data: await read(response) };
    return { ok: false, error: errorOf(response.status, await response.json().catch(() => null)) };
  } catch {
    signal?.throwIfAborted();
    return {
      ok: false,
      error: { code: 'unavailable', message: messages.errors.unavailable, isUnanswered: true },
    };
  }
}

function bodyOf(body: unknown): { body: BodyInit; headers?: Record<string, string> } {
  if (body instanceof URLSearchParams || body instanceof FormData || body instanceof Blob) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** For responses that are not problem details, such as next-auth's own. */
function codeOfStatus(status: number): ErrorCode {
  const codes = Object.keys(statusOf) as ErrorCode[];
  return codes.find((code) => statusOf[code] === status) ?? 'internal';
}
