import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { assertMayChange } from '#server/http/method-guard.ts';

beforeEach(() => vi.stubEnv('PROBATION', '1'));

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  assertMayChange({ method, url, headers } as unknown as IncomingMessage);
const form = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([
  ['POST', '/api/auth/callback/credentials', {}],
  ['POST', '/api/auth/callback/passkey', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['POST', '/api/uploads/sound', {}],
  ['PATCH', '/api/uploads/sound/4f1c', {}],
  ['POST', '/api/documents', form],
  ['DELETE', '/api/events/1', {}],
  ['POST', '/visit', { 'content-type': 'application/json' }],
])('%s %s is refused for half a minute', (method, url, headers) => {
  expect(() => ask(method, url, headers)).toThrow(
    expect.objectContaining({ code: 'unavailable', more: { retryAfterSeconds: 30, isMeant: true } }),
  );
});

test.each([
  ['GET', '/api/office', {}],
  ['HEAD', '/', {}],
  ['OPTIONS', '/api/events', {}],
  ['POST', '/visit', form],
  ['POST', '/events', { 'next-action': '7f', 'content-type': 'text/plain' }],
])('%s %s is passed on: a read, or a page whose action answers', (method, url, headers) => {
  expect(() => ask(method, url, headers)).not.toThrow();
});

test('once the version is accepted, changes are passed on', () => {
  vi.stubEnv('PROBATION', '');
  expect(() => ask('DELETE', '/api/events/1')).not.toThrow();
});
