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

type ApiCall = `${string} /api/${string}`;
type Content = Pick<Call, 'body' | 'headers'>;

/** Sends a request to a route handler as a browser on the site would. */
export async function callRoute(
  handler: RouteHandler,
  { method = 'GET', path = '/', params, body, headers = {} }: Call,
) {
  const request = requestOf(method, path, { body, headers });
  // Next gives no object where the address has no parameters.
  return read(await handler(request, { params: Promise.resolve(params as Record<string, string>) }));
}

/** Sends a call of the API as a browser on the site would, by its method and its address, and reads its JSON. */
export async function callApi(call: ApiCall, content: Content = {}) {
  return read(await askApi(call, content));
}

/** The same, with the answer unread: what is no JSON. */
export async function askApi(call: ApiCall, content: Content = {}): Promise<Response> {
  const [method = '', address = ''] = call.split(' ', 2);
  return answer(requestOf(method, address, content), { params: Promise.resolve({}) });
}

function requestOf(method: string, address: string, { body, headers }: Content): Request {
  const isForm = body instanceof FormData;
  const sent = body === undefined ? null : isForm || typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`${origin}${address}`, {
    method,
    body: sent,
    headers: {
      host: 'church.test',
      ...(sent !== null && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

async function read(response: Response) {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
