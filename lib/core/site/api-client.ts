import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { codeOfProblem, type ErrorCode, errorMessages, statusOf } from '#lib/core/operations/errors.ts';
import type { Problem } from '#lib/core/operations/problem.ts';

interface CallOptions {
  method?: 'GET' | 'POST';
  /** Fields of a form, files among them, sent as such; anything else is sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

export interface List<Row> {
  rows: Row[];
  /** How many there are in all, on this page of the list and the others. */
  total: number;
}

/**
 * Calls the site's own API as whoever is signed in, past every cache. Returns the answer's JSON, or what was
 * refused and why, from the problem details of the answer (RFC 9457).
 * @throws the reason of `signal` once that is aborted
 */
export async function callApi<Output>(path: string, options?: CallOptions): Promise<ActionResult<Output>> {
  return call(path, options, async (response) => (await response.json()) as Output);
}

/** Reads a list of the API with its header of how many there are in all. @throws as `callApi` */
export async function listApi<Row>(path: string, options?: CallOptions): Promise<ActionResult<List<Row>>> {
  return call(path, options, async (response) => {
    const rows = (await response.json()) as Row[];
    return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
  });
}

/** Asks for a file without taking it: whether the browser may be sent to it to save it. @throws as `callApi` */
export async function askForFile(path: string): Promise<ActionResult<null>> {
  return call(path, undefined, async (response) => {
    await response.body?.cancel();
    return null;
  });
}

/** Returns the error that an answer with this status and body tells; a body without words counts as no answer. */
export function errorOf(status: number, body: Partial<Problem> | null): ActionError {
  const code = body?.type ? codeOfProblem(body) : codeOfStatus(status);
  if (!body?.detail) return { code, message: errorMessages.unexpected, isUnanswered: true };
  const { detail: message, errors: fields, current } = body;
  return { code, message, ...(fields && { fields }), ...(current !== undefined && { current }) };
}

async function call<Output>(
  path: string,
  { method = 'GET', body, signal }: CallOptions = {},
  read: (response: Response) => Promise<Output>,
): Promise<ActionResult<Output>> {
  try {
    const sent = { method, cache: 'no-store', ...bodyOf(body), ...(signal && { signal }) } as const;
    const response = await fetch(path, sent);
    if (response.ok) return { ok: true, data: await read(response) };
    return { ok: false, error: errorOf(response.status, await response.json().catch(() => null)) };
  } catch {
    signal?.throwIfAborted();
    return {
      ok: false,
      error: { code: 'unavailable', message: errorMessages.unavailable, isUnanswered: true },
    };
  }
}

function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof URLSearchParams || body instanceof FormData) return { body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** For an answer that is no problem details, as next-auth's own. */
function codeOfStatus(status: number): ErrorCode {
  const codes = Object.keys(statusOf) as ErrorCode[];
  return codes.find((code) => statusOf[code] === status) ?? 'internal';
}
