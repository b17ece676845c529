import { answer } from '#app/api/answer.ts';
import type { RouteHandler } from '#lib/core/operations/routes/route.ts';

const origin = 'http://church.test';

interface Call {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request to a route handler as a browser on the site would. */
export async function callRoute(
  handler: RouteHandler,
  { method = 'GET', path = '/', params, body, headers = {} }: Call,
) {
  const request = requestOf(method, path, { body, headers });
  // Next gives no object where the address has no parameters.
  return read(await handler(request, { params: Promise.resolve(params as Record<string, string>) }));
}

/** Sends a call of the API as a browser on the site would: its method, and its address. */
export async function callApi(
  call: `${string} /api/${string}`,
  content: Pick<Call, 'body' | 'headers'> = {},
) {
  const [method = '', address = ''] = call.split(' ', 2);
  return read(await answer(requestOf(method, address, content), { params: Promise.resolve({}) }));
}

function requestOf(
  method: string,
  address: string,
  { body, headers }: Pick<Call, 'body' | 'headers'>,
): Request {
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`${origin}${address}`, {
    method,
    body: sent,
    headers: {
      host: 'church.test',
      ...(sent !== null && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
