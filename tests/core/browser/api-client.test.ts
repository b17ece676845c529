import { expect, test, vi } from 'vitest';
import { callApi, listApi } from '#lib/core/browser/api-client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import english from '#lib/language/generated/en.ts';

function answering(answer: () => Response) {
  const calls: [path: string, init: RequestInit][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return answer();
  });
  return calls;
}

function refusing(error: AppError): Response {
  const { status, headers, body } = problemParts(error);
  return new Response(body, { status, headers });
}

test('an answer is its value; nothing of it is kept by the browser', async () => {
  const calls = answering(() => Response.json({ remaining: 3 }));
  expect(await callApi('/api/factors/recovery-codes')).toEqual({ ok: true, data: { remaining: 3 } });
  expect(calls).toEqual([['/api/factors/recovery-codes', { method: 'GET', cache: 'no-store' }]]);
});

test('what is sent is sent as JSON, a form as a form', async () => {
  const calls = answering(() => Response.json({}));
  await callApi('/any', { method: 'POST', body: { code: '123' } });
  await callApi('/any', { method: 'POST', body: new URLSearchParams({ code: '123' }) });
  expect(calls[0]?.[1]).toMatchObject({
    headers: { 'content-type': 'application/json' },
    body: '{"code":"123"}',
  });
  expect(String(calls[1]?.[1].body)).toBe('code=123');
});

test('the version that is changed is sent beside a body of any kind', async () => {
  const calls = answering(() => Response.json({}));
  await callApi('/any', { method: 'PUT', body: { fields: {} }, ifMatch: 'original' });
  await callApi('/any', { method: 'PUT', body: new URLSearchParams(), ifMatch: 'original' });
  expect(calls.map(([, { headers }]) => headers)).toEqual([
    { 'content-type': 'application/json', 'if-match': 'original' },
    { 'if-match': 'original' },
  ]);
});

test('a list tells how many there are beyond the rows it gives', async () => {
  answering(() => Response.json(['a', 'b'], { headers: { 'x-total-count': '30' } }));
  expect(await listApi('/any')).toEqual({ ok: true, data: { rows: ['a', 'b'], total: 30 } });
});

test('problem details become an error with the words, the fields and the present row', async () => {
  const more = { fields: { title: ['Too long.'] }, current: { title: 'Supper' } };
  answering(() => refusing(new AppError('conflict', english.errors.conflict, more)));
  expect(await callApi('/any')).toEqual({
    ok: false,
    error: { code: 'conflict', message: english.errors.conflict, ...more },
  });
});

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [418, 'internal'],
])(
  'a refusal with %i and no problem details is %s, in words that are not the server’s',
  async (status, code) => {
    answering(() => new Response('<h1>No</h1>', { status }));
    expect(await callApi('/any')).toEqual({
      ok: false,
      error: { code, message: english.errors.unexpected, isUnanswered: true },
    });
  },
);

test('without an answer the site is out of reach, and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await callApi('/any')).toEqual({
    ok: false,
    error: { code: 'unavailable', message: english.errors.unavailable, isUnanswered: true },
  });
});

test('a caller who stops waiting gets no failure, but the abort', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  await expect(callApi('/any', { signal: AbortSignal.abort() })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});
