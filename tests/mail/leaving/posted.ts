import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { listen } from '#tests/support/servers/listen.ts';

/** A request that a provider got. */
export interface Posted {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = { status: number; body: unknown };

/**
 * A server in the place of every provider, for the time of the test: what the site fetches elsewhere arrives there.
 * Returns what was posted.
 */
export async function answerAsProvider(answer: (posted: Posted) => Answer): Promise<Posted[]> {
  const posted: Posted[] = [];
  const { origin } = await listen(async (request, response) => {
    const { headers } = request;
    const one = { url: `https://${headers['x-asked']}${request.url}`, headers, body: await text(request) };
    posted.push(one);
    const { status, body } = answer(one);
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  const reach = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const { host, pathname } = new URL(String(asked));
    const request = new Request(`${origin}${pathname}`, options);
    request.headers.set('x-asked', host);
    return reach(request);
  });
  return posted;
}
