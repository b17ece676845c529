import { expect, test } from 'vitest';
import { assertSignInCall, assertTokenFitted, methodsOfSignIn } from '#lib/core/auth/next-auth-endpoints.ts';

const call = (path: string, init: RequestInit = {}) =>
  assertSignInCall(new Request(`http://church.test/api/auth/${path}`, init));
const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});
const refusal = (code: string) => expect.objectContaining({ code });

test.each(['signin', 'providers', 'error', '_log', 'verify-request', 'callback/github', '__proto__'])(
  '%s of next-auth is not there',
  async (path) => {
    await expect(call(path)).rejects.toEqual(refusal('not_found'));
  },
);

test('each call takes its own methods', async () => {
  expect(methodsOfSignIn('/api/auth/signout')).toBe('POST, OPTIONS');
  await expect(call('signout')).rejects.toEqual(refusal('method_not_allowed'));
  await expect(call('csrf')).resolves.toBeUndefined();
});

test.each([
  ['{bad', 'malformed'],
  ['[]', 'malformed'],
  ['{"password":{}}', 'malformed'],
  ['{"password":["a"]}', 'malformed'],
])('a body of %s cannot be read', async (body, code) => {
  await expect(call('callback/credentials', json(body))).rejects.toEqual(refusal(code));
});

test('fields of a form or of JSON are handed on unread', async () => {
  const request = new Request('http://church.test/api/auth/signout', json('{"csrfToken":"x"}'));
  await assertSignInCall(request);
  expect(await request.json()).toEqual({ csrfToken: 'x' });
  await expect(
    call('signout', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
  ).resolves.toBeUndefined();
  await expect(call('signout', { method: 'POST', body: new FormData() })).rejects.toEqual(
    refusal('unsupported_type'),
  );
});

test('a call without the token is refused in place of being led to a page', () => {
  const answer = (location: string) => new Response(null, { status: 302, headers: { location } });
  expect(() => assertTokenFitted(answer('http://church.test/api/auth/signin?csrf=true'))).toThrow(
    refusal('forbidden') as never,
  );
  expect(() => assertTokenFitted(new Response('[object Object]', { status: 400 }))).toThrow(
    refusal('forbidden') as never,
  );
  expect(() => assertTokenFitted(answer('http://church.test/'))).not.toThrow();
});
