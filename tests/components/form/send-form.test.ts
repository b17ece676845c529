import { expect, test, vi } from 'vitest';
import { sendForm } from '#components/form/visitor/send-form.ts';

function answer(respond: () => Promise<Response>) {
  const asked = vi.fn(respond);
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('a form is sent as JSON and taken', async () => {
  const asked = answer(async () => Response.json({}, { status: 201 }));
  expect(await sendForm({ api: '/api/prayer-requests' }, { name: 'Ruth' })).toEqual({
    isTaken: true,
    receipt: {},
  });
  expect(asked).toHaveBeenCalledWith(
    '/api/prayer-requests',
    expect.objectContaining({ method: 'POST', body: '{"name":"Ruth"}' }),
  );
});

test('a refusal brings the message and the first error of each field', async () => {
  const problem = { detail: 'Please look again.', errors: { name: ['Too short.', 'Too plain.'], email: [] } };
  answer(async () => Response.json(problem, { status: 422 }));
  expect(await sendForm({ api: '/api/prayer-requests' }, {})).toEqual({
    isTaken: false,
    message: 'Please look again.',
    fields: { name: 'Too short.', email: '' },
  });
});

test('no answer, or one that is no JSON, is a failure without a message', async () => {
  const failure = { isTaken: false, fields: {} };
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm({ api: '/api/prayer-requests' }, {})).toEqual(failure);
  answer(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await sendForm({ api: '/api/prayer-requests' }, {})).toEqual(failure);
});
