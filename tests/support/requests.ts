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
  const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(`${origin}${path}`, {
    method,
    body: sent,
    headers: {
      host: 'church.test',
      ...(sent !== null && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  // Next gives no object where the address has no parameters.
  const response = await handler(request, { params: Promise.resolve(params as Record<string, string>) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
