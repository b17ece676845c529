import { expect, test } from 'vitest';
import { describe as described } from '#lib/core/operations/routes/route.ts';
import { answerAt, type Routes } from '#lib/core/operations/routes/table.ts';

const saying = (text: string) =>
  described(async (request, { params }) => Response.json([text, request.method, await params]), {
    name: text,
    summary: text,
    detail: text,
    access: 'anyone',
    isChange: false,
  });

const routes: Routes = {
  Content: {
    '/api/toys': { GET: saying('list'), POST: saying('create') },
    '/api/toys/{id}': { PATCH: saying('update') },
    '/api/toys/order': { PUT: saying('order') },
    '/api/toys/{id}/parts/{part}': { DELETE: saying('remove') },
  },
};

const ask = (method: string, path: string) =>
  answerAt(routes, new Request(`http://church.test${path}`, { method }));

test('a request reaches the route of its path, with the parts of the address decoded', async () => {
  expect(await (await ask('GET', '/api/toys?limit=1')).json()).toEqual(['list', 'GET', {}]);
  expect(await (await ask('PATCH', '/api/toys/a%20b')).json()).toEqual(['update', 'PATCH', { id: 'a b' }]);
  expect(await (await ask('DELETE', '/api/toys/1/parts/a%2Fb')).json()).toEqual([
    'remove',
    'DELETE',
    { id: '1', part: 'a/b' },
  ]);
});

test('a fixed address wins over a parameter', async () => {
  expect(await (await ask('PUT', '/api/toys/order')).json()).toEqual(['order', 'PUT', {}]);
});

test('HEAD is answered as GET, and OPTIONS with the methods', async () => {
  expect((await ask('HEAD', '/api/toys')).status).toBe(200);
  const answer = await ask('OPTIONS', '/api/toys');
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
  expect((await ask('OPTIONS', '/api/toys/1')).headers.get('allow')).toBe('OPTIONS, PATCH');
});

test.each([
  ['HEAD', '/api/toys/1', 'OPTIONS, PATCH'],
  ['DELETE', '/api/toys', 'GET, HEAD, OPTIONS, POST'],
])('%s %s is refused with the methods that are taken', async (method, path, allow) => {
  await expect(ask(method, path)).rejects.toMatchObject({ code: 'method_not_allowed', more: { allow } });
});

test.each(['/api/toys/', '/api/toys//parts/1', '/api/toys/1/parts', '/api/games'])(
  '%s leads nowhere',
  async (path) => {
    await expect(ask('GET', path)).rejects.toMatchObject({ code: 'not_found' });
  },
);
