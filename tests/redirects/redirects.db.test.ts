import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { withOldAddresses } from '#server/http/old-addresses.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listen } from '#tests/support/servers/listen.ts';

useDatabase({ as: staff });

const post = (body: unknown) => callApi('POST /api/redirects', { body });

test('staff add, change and remove an old address, and see all of them', async () => {
  const { status, body, headers } = await post({ from_path: '/About-Us/?page=2', to_path: '/about' });
  expect([status, body.from_path]).toEqual([201, '/about-us']);
  expect(headers.get('location')).toBe(`/api/redirects/${body.id}`);
  expect((await post({ from_path: '/about-us/', to_path: '/visit' })).status).toBe(409);
  const params = { id: body.id };
  expect(await callApi(`PATCH /api/redirects/${params.id}`, { body: { to_path: '/visit' } })).toMatchObject({
    status: 200,
    body: { from_path: '/about-us', to_path: '/visit' },
  });
  const stale = { 'if-match': body.updated_at };
  expect((await callApi(`DELETE /api/redirects/${params.id}`, { headers: stale })).status).toBe(409);
  expect((await callApi('GET /api/redirects?limit=1')).headers.get('x-total-count')).toBe('1');
  expect((await callApi(`DELETE /api/redirects/${params.id}`)).status).toBe(204);
  expect(await db().redirect.count()).toBe(0);
});

test.each([
  ['about-us/history', '/about-us/history'],
  ['/es/visita', '/es/visita'],
  ['https://www.old-church.example/Preaching/?page=2', '/preaching'],
  ['index.php', '/index.php'],
  ['/?page_id=7', '/?p=7'],
  ['https://old-church.example/?p=7', '/?p=7'],
])('an old address typed or pasted as %j is the path %j', async (from_path, path) => {
  expect(await post({ from_path, to_path: '/about' })).toMatchObject({
    status: 201,
    body: { from_path: path },
  });
});

test.each([
  ['https://www.old-church.example/', '/about'],
  ['//evil.test', '/about'],
  ['/old', '//evil.test'],
  ['/old', 'https://evil.test/'],
  ['/old', '/\\evil.test'],
  ['/old', '/a\r\nSet-Cookie: a=b'],
  ['/', '/about'],
  ['/old', '/OLD/'],
])(
  'from %j to %j is refused: an address of this site leads to another one of it',
  async (from_path, to_path) => {
    expect((await post({ from_path, to_path })).status).toBe(422);
  },
);

test('an address is found however it is spelt, and nothing else is', async () => {
  await createRedirect(db(), { from_path: '/événements/fête', to_path: '/events' });
  expect(await findRedirect('/%C3%89v%C3%A9nements/F%C3%AAte/?a=1')).toBe('/events');
  for (const target of ['/', '/%', '//evil.test', '/événements', `/${'a'.repeat(3000)}`])
    expect(await findRedirect(target)).toBeNull();
});

test('an old address is answered with 308 in the place of the page for none; a change of anything never is', async () => {
  await createRedirect(db(), { from_path: '/old', to_path: '/fête' });
  const pages = withOldAddresses(
    {
      warm: async () => undefined,
      sendNotFound: async (_, response) => void response.writeHead(404).end(),
      sendUnexpected: async (_, response) => void response.writeHead(500).end(),
    },
    { 'X-Content-Type-Options': 'nosniff' },
  );
  const { origin } = await listen((request, response) => void pages.sendNotFound(request, response));
  const ask = (path: string, method = 'GET') => fetch(origin + path, { method, redirect: 'manual' });
  const moved = await ask('/old/?a=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/f%C3%AAte']);
  expect((await ask('/old', 'POST')).status).toBe(404);
  expect((await ask('/new')).status).toBe(404);
});

describe('an old address that can never lead', () => {
  const refused = async (from_path: string, to_path: string) => {
    const { status, body } = await post({ from_path, to_path });
    return [status, ...Object.entries(body.errors ?? {}).flat(2)];
  };

  test.each([
    '/about',
    '/About/',
    '/EVENTS?tab=past',
    '/%76isit',
    'https://old-church.example/giving#text',
    '/prayer-admin',
    '/calendar.ics',
    '/robots.txt',
    '/api/events',
    '/api/none',
    '/uploads/people/1.webp',
    '/up',
  ])('is refused where this site has something of its own: %s', async (from_path) => {
    expect(await refused(from_path, '/beliefs')).toEqual([422, 'from_path', english.redirects.stands]);
  });

  test.each([
    '/no-such-page',
    '/ABOUT',
    '/about/us',
    '/unexpected-error',
    '/_next/image',
    '/api/none',
    '/up',
    '/x/../about',
    '/./about',
    '/about//',
    '/%61bout',
    '/events/none',
    '/events/99999999-9999-4999-8999-999999999999',
    '/sermons/99999999-9999-4999-8999-999999999999',
  ])('is refused where this site has nothing to lead to: %s', async (to_path) => {
    expect(await refused('/old', to_path)).toEqual([422, 'to_path', english.redirects.unknown]);
  });

  test('is refused where the address of a row stands, and leads to one that is there', async () => {
    const { id } = await createEvent(db());
    const sermon = await createSermon(db());
    expect(await refused(`/events/${id}`, '/about')).toEqual([422, 'from_path', english.redirects.stands]);
    for (const to_path of [`/events/${id}`, `/events/${id}_20270328`, `/sermons/${sermon.id}`])
      expect((await post({ from_path: `/old${to_path}`, to_path })).status).toBe(201);
    for (const to_path of ['/about#leadership', '/events?tab=past', '/calendar.ics', '/visit/', '/'])
      expect((await post({ from_path: `/to${to_path}`, to_path })).status).toBe(201);
  });

  test('is refused in a circle, however its addresses are spelt, and may lead over others', async () => {
    expect((await post({ from_path: '/a', to_path: '/about' })).status).toBe(201);
    const first = (await post({ from_path: '/b', to_path: '/A/' })).body;
    expect((await post({ from_path: '/Événement', to_path: '/b?x=1' })).status).toBe(201);
    const [last] = await db().redirect.findMany({ where: { from_path: '/a' } });
    for (const to_path of ['/b', '/B/', '/%62?x=1#y', '/%C3%A9v%C3%A9nement']) {
      const params = { id: String(last?.id) };
      const { status, body } = await callApi(`PATCH /api/redirects/${params.id}`, { body: { to_path } });
      expect([status, body.errors]).toEqual([422, { to_path: [english.redirects.circle] }]);
    }
    expect(await findRedirect('/%C3%89v%C3%A9nement')).toBe('/b?x=1');
    expect((await callApi(`DELETE /api/redirects/${first.id}`)).status).toBe(204);
  });

  test('leads nowhere where it is there already, and the browser goes in no circle', async () => {
    await createRedirect(db(), { from_path: '/a', to_path: '/B?x' });
    await createRedirect(db(), { from_path: '/b', to_path: '/c/' });
    await createRedirect(db(), { from_path: '/c', to_path: '/%61' });
    await createRedirect(db(), { from_path: '/self', to_path: '/SELF' });
    await createRedirect(db(), { from_path: '/into', to_path: '/a' });
    await createRedirect(db(), { from_path: '/old', to_path: '/about' });
    await createRedirect(db(), { from_path: '/about', to_path: '/old' });
    for (const path of ['/a', '/b', '/c', '/self', '/into']) expect(await findRedirect(path)).toBeNull();
    expect(await findRedirect('/old')).toBe('/about');
  });
});

test('the list says of which old addresses the site has a page itself', async () => {
  await createRedirect(db(), { from_path: '/search', to_path: '/about' });
  await createRedirect(db(), { from_path: '/who-we-are', to_path: '/about' });
  expect((await callApi('GET /api/redirects')).body).toMatchObject([
    { from_path: '/search', is_shadowed: true },
    { from_path: '/who-we-are', is_shadowed: false },
  ]);
});
