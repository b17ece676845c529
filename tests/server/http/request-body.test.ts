import { type ClientRequest, request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { withBody } from '#server/http/request-body.ts';
import { sendProblem } from '#server/http/send.ts';
import { listen } from '#tests/support/servers/listen.ts';

const mebibyte = 1024 * 1024;
let port = 0;
/** Ends what the bodies that have come whole are used for. */
let finish: (() => void)[] = [];

async function start({ isHolding = false } = {}): Promise<void> {
  finish = [];
  ({ port } = await listen((request, response) => {
    withBody(request, async (body) => {
      if (isHolding) await new Promise<void>((resolve) => finish.push(resolve));
      response.end(String(body.length));
    }).catch((error) => sendProblem(request, response, error, {}));
  }));
}

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'a password of the tests');
});

afterEach(() => {
  for (const end of finish) end();
});

interface Answer {
  status: number;
  detail: string;
  retryAfter: string | undefined;
}

interface Post {
  path?: string;
  cookie?: string | undefined;
  /** Without one it is not stated. */
  length?: number;
}

/** A request that is begun, and what is answered to it. */
function begin({ path = '/api/events', cookie, length }: Post): {
  sending: ClientRequest;
  answer: Promise<Answer>;
} {
  const headers = {
    ...(cookie && { cookie }),
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
  };
  const sending = httpRequest({ port, path, method: 'POST', agent: false, headers });
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject).on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      const { detail = text } = text.startsWith('{') ? JSON.parse(text) : {};
      resolve({ status: response.statusCode ?? 0, detail, retryAfter: response.headers['retry-after'] });
    });
  });
  sending.flushHeaders();
  return { sending, answer };
}

function post(size: number, { isStated = true, ...where }: Post & { isStated?: boolean }): Promise<Answer> {
  const { sending, answer } = begin({ ...where, ...(isStated && { length: size }) });
  sending.end(Buffer.alloc(size));
  return answer;
}

async function staffCookie(change: object = {}): Promise<string> {
  const claims = { role: 'admin', token: 'any', since: Math.floor(Date.now() / 1000) } as const;
  return `a=b; ${sessionCookieName()}=${(await sealClaims({ ...claims, ...change })).value}`;
}

const within = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

it.each(['/api/imports', '/api/uploads'])(
  'a large body for %s is read of who brings a session alone',
  async (path) => {
    await start();
    const cookie = await staffCookie();
    for (const isStated of [true, false]) {
      expect((await post(mebibyte, { path, isStated })).status).toBe(200);
      expect((await post(5 * mebibyte, { path, isStated, cookie })).status).toBe(200);
      for (const wrong of [undefined, `${sessionCookieName()}=x.y.z`, await staffCookie({ since: 0 })])
        expect((await post(mebibyte + 1, { path, isStated, cookie: wrong })).status).toBe(401);
    }
  },
);

it('nothing else may be large, not even from staff', async () => {
  await start();
  const cookie = await staffCookie();
  for (const path of ['/api/events', '/api/uploads/more', '/api/importsandmore', '/api/imports/x/apply'])
    expect((await post(mebibyte + 1, { path, cookie })).status).toBe(413);
  expect((await post(22 * mebibyte, { path: '/api/imports', cookie })).status).toBe(413);
});

it('an announced body is refused before any of it has come', async () => {
  await start();
  const { answer, sending } = begin({ path: '/api/imports', length: 20 * mebibyte });
  expect((await answer).status).toBe(401);
  sending.destroy();
});

it('bodies under way together have a bound, below which staff still have room; it is given back', async () => {
  await start({ isHolding: true });
  const cookie = await staffCookie();
  const held = Array.from({ length: 32 }, () => post(mebibyte, {}));
  await within(() => expect(finish).toHaveLength(32));
  expect(await post(1, {})).toMatchObject({ status: 503, retryAfter: '5' });
  const large = post(20 * mebibyte, { path: '/api/imports', cookie });
  await within(() => expect(finish).toHaveLength(33));
  expect((await post(20 * mebibyte, { path: '/api/imports', cookie })).status).toBe(503);
  for (const end of finish.splice(0)) end();
  for (const { status } of await Promise.all([...held, large])) expect(status).toBe(200);
  const later = post(mebibyte, {});
  await within(() => expect(finish).toHaveLength(1));
  finish[0]?.();
  expect((await later).status).toBe(200);
});

it('a body that does not come within a minute is given up, an upload of staff is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await start();
  const slow = begin({});
  slow.sending.write('{');
  const upload = begin({ path: '/api/uploads', cookie: await staffCookie() });
  upload.sending.write('x');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(60_000);
  expect(await slow.answer).toMatchObject({ status: 408, detail: expect.stringContaining('too long') });
  slow.sending.destroy();
  upload.sending.end('y');
  expect(await upload.answer).toMatchObject({ status: 200, detail: '2' });
});
