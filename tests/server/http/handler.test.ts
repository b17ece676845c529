import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { reportActionBegun, reportFailedRead, reportRefusal } from '#lib/core/cache/render-context.ts';
import { inlineScriptHashes } from '#lib/core/http/csp.ts';
import { lengthHeader } from '#lib/core/http/internal-headers.ts';
import { log } from '#lib/core/process/log.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { scriptNonce } from '#server/html/own-scripts.ts';
import { createHandler } from '#server/http/handler.ts';
import { RenderTimeout } from '#server/http/inject.ts';
import { createProbes } from '#server/http/probes.ts';
import { listen } from '#tests/support/servers/listen.ts';

type Application = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A site whose application is a fake: it answers documents unless the test says otherwise. */
async function site(application: Application, { notFound = 'Oops! Page not found' } = {}) {
  // Its documents are not as Next writes them.
  const world = { generation: 1 };
  const handler = createHandler({
    cache: new ResponseCache({ generation: () => world.generation }),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    staticFiles: { find: () => undefined },
    liveStreams: { open: 0, answer: (_, response) => void response.end('live'), close: () => undefined },
    probes: createProbes(),
    styleSheets: new Map(),
    starter: '',
    application: (request, response) => {
      if (request.url === '/missing-page') return document(response, notFound);
      if (request.url === '/unexpected-error') return document(response, 'Unexpected Application Error!');
      return application(request, response);
    },
  });
  const { origin, port } = await listen((request, response) => void handler.handle(request, response));
  return { world, handler, origin, port };
}

function document(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><script nonce="${scriptNonce}">x</script><h1>${text}</h1>`);
}

describe('the scripts of a page', () => {
  const next = `<html><head><meta charSet="utf-8"/><script src="/a.js" nonce="${scriptNonce}" async=""></script></head>`;
  const answered = async (path: string, body: string) => {
    const { origin } = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`${next}${body}`);
    });
    return (await fetch(origin + path)).text();
  };

  it('wait until they are wanted', async () => {
    expect(await answered('/livestream', '<p>Nothing is on</p>')).toContain('(["/a.js"],true)');
  });

  it.each([
    ['a player of streams', '/livestream', '<video controls></video>'],
    ['what staff work with', '/prayer-admin', '<p>Requests</p>'],
  ])('do not wait where they draw %s', async (_, path, body) => {
    expect(await answered(path, body)).toContain('(["/a.js"],false)');
  });
});

it.each([404, 410])('a page of an invitation that states %d is sent with it, unstored', async (status) => {
  const { origin } = await site((_, response) => {
    reportRefusal(status);
    document(response, 'This invitation is over');
  });
  const answer = await fetch(`${origin}/join/token`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('This invitation is over');
  expect((await fetch(`${origin}/join/token`, { method: 'DELETE' })).status).toBe(405);
});

it.each(['/about', '/prayer-admin', '/no-such-page'])(
  'a script in content has no hash in the policy of %s',
  async (path) => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { origin } = await site((_, response) => document(response, '<script>evil()</script>'), {
      notFound: '<script>evil()</script>',
    });
    const answer = await fetch(origin + path);
    const hashes = answer.headers.get('content-security-policy')?.match(/'sha256-[^']+'/g);
    expect(hashes).toEqual(inlineScriptHashes('<script>x</script>'));
    expect(await answer.text()).toContain('<script type="application/x-refused">evil()');
    expect(error).toHaveBeenCalledWith({ refused: 1 }, expect.stringContaining('not of the site'));
  },
);

describe('a public page', () => {
  it('is rendered without cookie, address or unknown parameter, so that anybody may be given it', async () => {
    const seen: IncomingMessage[] = [];
    const { origin } = await site((request, response) => {
      seen.push(request);
      document(response, 'events');
    });
    const headers = { cookie: 'session=secret', authorization: 'Basic x', 'x-forwarded-for': '1.2.3.4' };
    await fetch(`${origin}/events?utm=1&tab=past`, { headers });
    expect(seen[0]?.url).toBe('/events?tab=past');
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
      'content-security-policy',
      'host',
      'user-agent',
    ]);
  });

  it('is rendered once, then hit, and never sets a cookie', async () => {
    let count = 0;
    const { origin } = await site((_, response) => {
      count += 1;
      response.setHeader('set-cookie', 'a=b');
      document(response, 'home');
    });
    const first = await fetch(`${origin}/`);
    const second = await fetch(`${origin}/?fbclid=2`);
    expect([count, await second.text()]).toEqual([1, await first.text()]);
    expect(first.headers.get('cache-status')).toBe('belltower; fwd=miss; stored');
    expect(second.headers.get('cache-status')).toBe('belltower; hit');
    expect(second.headers.get('server-timing')).toContain('cache;desc="hit"');
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(second.headers.get('content-security-policy')).toContain("'sha256-");
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('and its payload are different answers', async () => {
    const { origin } = await site((request, response) => {
      const isPayload = request.headers.rsc === '1';
      response.setHeader('content-type', isPayload ? 'text/x-component' : 'text/html');
      response.end(isPayload ? 'payload' : 'page');
    });
    expect(await (await fetch(`${origin}/`)).text()).toBe('page');
    const payload = await fetch(`${origin}/?_rsc=abc`, {
      headers: { rsc: '1', 'next-router-state-tree': '[]' },
    });
    expect(await payload.text()).toBe('payload');
    expect(payload.headers.get('vary')).toContain('RSC');
  });

  it('is loaded as a whole document where it may connect to more than other pages', async () => {
    const { origin } = await site((_, response) => document(response, 'live'));
    const policy = (await fetch(`${origin}/livestream`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https:;");
    expect((await fetch(`${origin}/livestream`, { headers: { rsc: '1' } })).status).toBe(204);
    const refreshed = { rsc: '1', referer: `${origin}/livestream?tab=youtube` };
    expect((await fetch(`${origin}/livestream`, { headers: refreshed })).status).toBe(200);
  });

  it('stays the last good one, marked, while reads fail, even when the page makes the best of it', async () => {
    let isDown = false;
    const { origin, world } = await site((_, response) => {
      if (isDown) reportFailedRead();
      document(response, isDown ? 'fallback' : 'good');
    });
    await fetch(`${origin}/ministries`);
    isDown = true;
    world.generation += 1;
    const stale = await fetch(`${origin}/ministries`);
    expect(await stale.text()).toContain('good');
    expect(stale.headers.get('cache-status')).toMatch(/^belltower; hit; ttl=-\d+; detail="stale-if-error"$/);
    expect(await (await fetch(`${origin}/visit`)).text()).toContain('fallback');
  });
});

describe('an uploaded picture', () => {
  it('goes out while it is made, as an export does, under the headers of every answer', async () => {
    let finish = () => {};
    const { origin } = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('first');
      finish = () => response.end('last');
    });
    const answer = await fetch(`${origin}/api/export?prayer=true`);
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('goes out while it is read, and what only Next may say of a request is not believed', async () => {
    let finish = () => {};
    let seen: IncomingMessage['headers'] = {};
    const { origin } = await site((request, response) => {
      seen = request.headers;
      response.writeHead(200, { 'content-type': 'image/webp' }).write('first');
      finish = () => response.end('last');
    });
    const headers = { 'x-middleware-subrequest': 'x', 'x-forwarded-for': '1.2.3.4', range: 'bytes=0-' };
    const answer = await fetch(`${origin}/uploads/event-images/1.webp`, { headers });
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
    expect(seen).toMatchObject({ range: 'bytes=0-', 'x-belltower-address': '127.0.0.1' });
    expect(Object.keys(seen)).not.toContain('x-middleware-subrequest');
    expect(Object.keys(seen)).not.toContain('x-forwarded-for');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('says its length before it comes, which Next does not pass on from a route', async () => {
    const { origin } = await site((request, response) => {
      response.appendHeader(lengthHeader, '9');
      if (request.method === 'GET') response.flushHeaders();
      response.end('nine byte');
    });
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await fetch(`${origin}/uploads/event-images/1.webp`, { method });
      expect([headers.get('content-length'), headers.get(lengthHeader)]).toEqual(['9', null]);
    }
  });

  it('that is under no address of one is answered with the page that says so', async () => {
    const { origin } = await site((_, response) => document(response, 'no', 404));
    expect(await (await fetch(`${origin}/uploads/a`)).text()).toContain('Oops! Page not found');
  });
});

describe('error pages', () => {
  it('take the place of the empty document of a page that found nothing', async () => {
    const { origin } = await site(
      (_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(),
    );
    for (const path of ['/events/abc', '/nope', '/unexpected-error']) {
      const answer = await fetch(origin + path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('Oops! Page not found'),
      ]);
    }
  });

  it('take the place of the empty document of a page that failed', async () => {
    const { origin } = await site(
      (_, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(),
    );
    for (const path of ['/', '/prayer-admin']) {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(500);
      expect(await answer.text()).toContain('Unexpected Application Error!');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('are problem details under /api', async () => {
    const { origin } = await site((_, response) => document(response, 'no', 404));
    const answer = await fetch(`${origin}/api/nope`);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404 });
  });

  it('come even when the application throws, and the reason is logged, not told', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const { origin } = await site(async () => {
      throw new Error('secret reason');
    });
    const answer = await fetch(`${origin}/about`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret reason');
    expect(error).toHaveBeenCalled();
  });
});

describe('everything else', () => {
  it('goes to the application with its cookies, and comes back with all of its own', async () => {
    const { origin } = await site((request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.setHeader('cache-control', 'private, no-store');
      response.end(request.headers.cookie);
    });
    const answer = await fetch(`${origin}/api/auth/session`, { headers: { cookie: 'session=secret' } });
    expect(await answer.text()).toBe('session=secret');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is a private document with the hashes of its own scripts where it is a document', async () => {
    const { origin } = await site((_, response) => document(response, 'admin'));
    const answer = await fetch(`${origin}/prayer-admin`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-");
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('may send a body up to the limit, and gets 413 beyond it, with or without a stated length', async () => {
    const { origin, port } = await site((request, response) => {
      request.pipe(response);
    });
    const post = (path: string, size: number) =>
      fetch(origin + path, { method: 'POST', body: new Uint8Array(size) });
    expect((await post('/api/events', 1024 * 1024)).status).toBe(200);
    expect((await post('/api/events', 1024 * 1024 + 1)).status).toBe(413);
    const refused = await post('/api/uploads', 7 * 1024 * 1024);
    expect(await refused.json()).toMatchObject({ status: 413, detail: 'File size must be less than 5MB' });
    expect(await chunkedStatus(port, 2 * 1024 * 1024)).toBe(413);
  });
});

describe('what cannot be read', () => {
  it('is the sender’s mistake, and no page', async () => {
    const { origin } = await site((_, response) => document(response, 'home'));
    expect((await fetch(`${origin}/events/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${origin}/api/events/%E0%A4%A`)).status).toBe(400);
    const posted = await fetch(`${origin}/events/%E0%A4%A`, { method: 'POST', body: new FormData() });
    expect(posted.status).toBe(400);
  });

  it('is told from a failure: what was posted to a page and reached no action is a bad request', async () => {
    let isReached = false;
    const { origin } = await site((_, response) => {
      if (isReached) reportActionBegun();
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    });
    const post = (path: string) => fetch(origin + path, { method: 'POST', body: new FormData() });
    for (const page of ['/visit', '/prayer-admin', '/api/docs']) expect((await post(page)).status).toBe(400);
    expect((await post('/no-such-place')).status).toBe(404);
    isReached = true;
    expect((await post('/visit')).status).toBe(500);
  });
});

describe('a route that fails', () => {
  it('is passed on as it says: 503 stays 503, and says when to come back', async () => {
    const { origin } = await site((_, response) => {
      response.statusCode = 503;
      response.setHeader('retry-after', '5');
      // As Next copies the headers of a response.
      response.appendHeader('content-type', 'application/problem+json');
      response.end('{"status":503}');
    });
    for (const path of ['/api/events', '/api/auth/callback/credentials', '/api/prayer-requests']) {
      const answer = await fetch(origin + path, { method: 'POST', body: '{}' });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toEqual({ status: 503 });
    }
  });

  it('without a word is an internal error in problem details, and nobody is blamed for it', async () => {
    const { origin } = await site((_, response) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    });
    for (const body of ['{}', new FormData()]) {
      const answer = await fetch(`${origin}/api/events`, { method: 'POST', body });
      expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ status: 500 })]);
    }
  });

  it('for a feed or a sitemap is told in problem details too, and whether to come back', async () => {
    let isReadFailing = false;
    const { origin } = await site((_, response) => {
      if (isReadFailing) reportFailedRead();
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    });
    const ask = async () => {
      const answer = await fetch(`${origin}/sitemap.xml`);
      return [answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')];
    };
    expect(await ask()).toEqual([500, null, 'application/problem+json']);
    isReadFailing = true;
    expect(await ask()).toEqual([503, '5', 'application/problem+json']);
  });

  it('by waiting too long is not available, rather than broken', async () => {
    const { origin } = await site(async () => {
      throw new RenderTimeout('no answer in time');
    });
    const answer = await fetch(`${origin}/api/events`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('methods', () => {
  const routes = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/api/events') return document(response, 'no', 404);
    if (request.method === 'OPTIONS') return void response.writeHead(204, { allow: 'GET, POST' }).end();
    return void response.writeHead(request.method === 'POST' ? 200 : 405).end();
  };

  it('a page does not take are refused with those it does', async () => {
    const { origin } = await site((_, response) => document(response, 'home'));
    for (const path of ['/about', '/prayer-admin', '/events/abc', '/sermons?search=x']) {
      for (const method of ['DELETE', 'PUT', 'PATCH', 'PROPFIND']) {
        const answer = await fetch(origin + path, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
      }
    }
  });

  it('are told to who asks with OPTIONS, and no other website is invited', async () => {
    const { origin } = await site((_, response) => document(response, 'home'));
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
    const answer = await fetch(`${origin}/about`, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('of a feed and of a picture are reading alone', async () => {
    const { origin } = await site((_, response) => document(response, 'home'));
    for (const path of ['/calendar.ics', '/sitemap.xml', '/manifest.webmanifest', '/og/about']) {
      const answer = await fetch(origin + path, { method: 'POST' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('of the live stream are reading alone, and the application is never asked for it', async () => {
    const application = vi.fn();
    const { origin } = await site(application);
    expect(await (await fetch(`${origin}/api/live?since=now`)).text()).toBe('live');
    const asked = await fetch(`${origin}/api/live`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const refused = await fetch(`${origin}/api/live`, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await refused.json()).toMatchObject({ status: 405, title: 'Method not allowed' });
    expect(application).not.toHaveBeenCalled();
  });

  it('of a route are those the application knows, also where it says nothing itself', async () => {
    const { origin } = await site(routes);
    for (const method of ['DELETE', 'PROPFIND']) {
      const answer = await fetch(`${origin}/api/events`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
      expect(await answer.json()).toMatchObject({ status: 405, title: 'Method not allowed' });
    }
    expect((await fetch(`${origin}/api/nope`, { method: 'PROPFIND' })).status).toBe(404);
  });

  it('a page takes nothing that is neither its form nor an action', async () => {
    const { origin } = await site((_, response) => document(response, 'home'));
    expect((await fetch(`${origin}/visit`, { method: 'POST', body: '{}' })).status).toBe(415);
    const action = { method: 'POST', body: '[]', headers: { 'next-action': 'abc' } };
    expect((await fetch(`${origin}/visit`, action)).status).toBe(200);
    expect((await fetch(`${origin}/visit`, { method: 'POST', body: new FormData() })).status).toBe(200);
  });
});

it.each([
  ['of another origin', { origin: 'https://elsewhere.test' }],
  ['of an origin that is none', { origin: 'null' }],
  ['that only the browser tells of', { 'sec-fetch-site': 'cross-site' }],
  ['that claims to be forwarded from there', { origin: 'https://a.test', 'x-forwarded-host': 'a.test' }],
])(
  'a change sent by another website: %s is refused, whether it is for a page, a route or sign-in',
  async (_what, headers) => {
    const seen = vi.fn();
    const { origin } = await site((_, response) => {
      seen();
      response.end('{}');
    });
    for (const path of ['/visit', '/api/events', '/api/auth/signout', '/api/uploads', '/no-such-place']) {
      const answer = await fetch(origin + path, { method: 'POST', headers, body: new FormData() });
      expect([answer.status, (await answer.json()).title]).toEqual([403, 'Not allowed']);
    }
    expect(seen).not.toHaveBeenCalled();
  },
);

describe('what only this server may say', () => {
  it('never reaches the application from a client', async () => {
    const seen: IncomingMessage[] = [];
    const { origin } = await site((request, response) => {
      seen.push(request);
      response.end('{}');
    });
    const spoofed = ['x-middleware-subrequest', 'x-matched-path', 'x-forwarded-host', 'x-nextjs-data'];
    const headers = Object.fromEntries(spoofed.map((name) => [name, '/api/auth/session']));
    await fetch(`${origin}/api/auth/session`, { headers });
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => spoofed.includes(name))).toEqual([]);
  });

  it('is no address: Next’s own are not there, whatever they would do', async () => {
    const { origin } = await site((_, response) => document(response, 'converted'));
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
      for (const path of ['/_next/image?url=%2Fhome.webp&w=640&q=75', '/unexpected-error']) {
        const { status } = await fetch(`${origin}${path}`, { method });
        expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`);
      }
  });
});

describe('a target that does not mean what it says', () => {
  // Every shape that is no address: tests/core/http/plain-path.test.ts.
  const targets = [
    '/x/../_next/image?url=%2Ficon.svg&w=640&q=75',
    '/x//../../_next/image',
    '/_next\\image',
    '/%2e%2e/unexpected-error',
    '/x/.%2E/_global-error',
    '/events#x',
    '/\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/_global-error',
    '/_not-found',
    '/%5fnext/image',
    '/visit.rsc',
  ];

  it('is not there, whatever the method, and reaches neither page nor converter', async () => {
    const application = vi.fn((_: IncomingMessage, response: ServerResponse) => document(response, 'page'));
    const { port } = await site(application);
    for (const target of targets)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
        const { status } = await ask(port, target, method);
        expect(`${method} ${target} ${status}`).toBe(`${method} ${target} 404`);
      }
    expect(application).not.toHaveBeenCalled();
  });

  it('leads to its plain form on this site where it has one, and is not there for a change', async () => {
    const { port } = await site((_, response) => document(response, 'page'));
    for (const [target, plain] of [
      ['//events?tab=past', '/events?tab=past'],
      ['//elsewhere.example//a', '/elsewhere.example/a'],
      ['/api//events', '/api/events'],
      ['/events/%61bc', '/events/abc'],
      ['/event%73', '/events'],
    ] as const) {
      expect(await ask(port, target)).toEqual({ status: 308, location: plain });
      expect((await ask(port, target, 'POST')).status).toBe(404);
    }
  });

  function ask(port: number, path: string, method = 'GET') {
    return new Promise<{ status?: number; location?: string }>((resolve, reject) => {
      const asking = httpRequest({ port, path, method, agent: false }, (answer) => {
        const { statusCode: status = 0, headers } = answer.resume();
        resolve({ status, ...(headers.location && { location: headers.location }) });
      });
      asking.on('error', reject).end();
    });
  }
});

function chunkedStatus(port: number, size: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'transfer-encoding': 'chunked' };
    const request = httpRequest({ port, method: 'POST', path: '/api/events', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.end(Buffer.alloc(size));
  });
}

it('the address that limits count is told by this server alone, whatever a client says of itself', async () => {
  const seen: IncomingMessage[] = [];
  const { origin } = await site((request, response) => {
    seen.push(request);
    response.end('{}');
  });
  const headers = { 'x-belltower-address': '203.0.113.1', 'x-forwarded-for': '203.0.113.1' };
  await fetch(`${origin}/api/prayer-requests`, { method: 'POST', headers, body: '{}' });
  expect(seen[0]?.headers['x-belltower-address']).toBe('127.0.0.1');
});

it('a staff page of the one route is marked by this server alone, and its own address is no other’s', async () => {
  const seen: unknown[] = [];
  const { origin } = await site((request, response) => {
    seen.push([request.url, request.headers['x-belltower-room']]);
    document(response, 'room');
  });
  const headers = { 'x-belltower-room': 'forged' };
  const paths = ['/office', '/church-forms?form=1', '/church-words', '/~rooms/office', '/visit'];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path, { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
  expect(seen).toEqual(
    expect.arrayContaining([
      ['/office', 'staff'],
      ['/church-forms?form=1', 'staff'],
      ['/church-words', undefined],
      ['/visit', undefined],
    ]),
  );
});

describe('behind a CDN', () => {
  const cdnNames = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'];
  const told = (answer: Response) => cdnNames.map((name) => answer.headers.get(name));
  const nothing = cdnNames.map(() => null);
  const behindCdn = (application: Application) => {
    vi.stubEnv('CDN_SECONDS', '60');
    return site(application);
  };

  it('public answers say how long to keep them and by which key to drop them, browsers ask as ever', async () => {
    const { origin } = await behindCdn((_, response) => document(response, 'home'));
    for (const path of ['/', '/events?tab=past', '/calendar.ics', '/og-image.png']) {
      const answer = await fetch(origin + path);
      expect(told(answer)).toEqual([
        'public, max-age=60, stale-while-revalidate=60, stale-if-error=3600',
        'max-age=60, stale-while-revalidate=60, stale-if-error=3600',
        'belltower',
        'belltower',
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('nothing is to be kept of what is private, refused, missing or failed', async () => {
    const { origin } = await behindCdn((request, response) => {
      if (request.url === '/events') return document(response, 'failed', 500);
      if (request.url === '/sermons/none') return document(response, 'none', 404);
      response.setHeader('cache-control', 'private, no-store');
      return document(response, 'private');
    });
    const staff = { cookie: 'session=secret' };
    for (const path of ['/prayer-admin', '/api/prayer-requests', '/events', '/sermons/none', '/up', '/none'])
      expect([path, told(await fetch(origin + path, { headers: staff }))]).toEqual([path, nothing]);
    const posted = await fetch(`${origin}/visit`, {
      method: 'POST',
      body: new FormData(),
      headers: { origin },
    });
    expect(told(posted)).toEqual(nothing);
  });

  it('a payload stands at its own address alone, so that none is put in the place of a page', async () => {
    const { origin } = await behindCdn((request, response) => {
      response.setHeader('cache-control', 'private, no-store');
      document(response, request.headers.rsc ? 'payload' : 'page');
    });
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      told(await fetch(origin + path, { headers }))[2];
    const payload = { rsc: '1' };
    expect(await ask('/events?_rsc=1', payload)).toBe('belltower');
    expect(await ask('/events')).toBe('belltower');
    expect(await ask('/events', payload)).toBeNull();
    expect(await ask('/events?tab=past&_rsc', {})).toBeNull();
    // The answer depends on the page that the browser comes from.
    expect(await ask('/livestream?_rsc=1', { ...payload, referer: `${origin}/livestream` })).toBeNull();
    expect(await ask('/livestream')).toBe('belltower');
  });

  it('nobody is told anything unless it was set', async () => {
    vi.stubEnv('CDN_SECONDS', '');
    const { origin } = await site((_, response) => document(response, 'home'));
    expect(told(await fetch(`${origin}/`))).toEqual(nothing);
  });
});
