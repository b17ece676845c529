import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { methodsOf } from '#server/http/method-guard.ts';
import { postedFieldsOf } from '#server/http/posted-fields.ts';

const page = '/letters/subscribe';

/** Posts a form of another page. */
async function post(fields: Record<string, string>, target = page, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return postedFieldsOf(
    { headers: { 'content-type': type, ...headers } } as unknown as IncomingMessage,
    target,
    body,
  );
}

test('what was typed on another page opens the page that takes it', async () => {
  expect(await post({ email: 'ruth@example.org' })).toEqual({ email: 'ruth@example.org' });
  expect(await post({ email: 'ruth@example.org' }, `${page}?topics=week`)).toEqual({
    email: 'ruth@example.org',
  });
  expect(methodsOf(page, false)).toContain('POST');
});

test.each([
  ['another page', { email: 'a' }, '/visit', {}],
  ['a form that has an action', { $ACTION_REF_1: '', email: 'a' }, page, {}],
  ['an action of scripts', { email: 'a' }, page, { 'next-action': 'x' }],
  ['a body that is no form', { email: 'a' }, page, { 'content-type': 'multipart/form-data; boundary=x' }],
])('the post of %s is left to Next', async (_name, fields, target, headers) => {
  expect(
    await post(fields as unknown as Record<string, string>, target, headers as Record<string, string>),
  ).toBeUndefined();
});
