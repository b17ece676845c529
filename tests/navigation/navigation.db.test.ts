import { describe, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import english from '#lib/language/generated/en.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const home = { label: 'Home', to: '/', children: [] };
const put = (body: object, headers = {}) =>
  callApi('PUT /api/navigation', { body: { footer: [], ...body }, headers });
const get = async () => (await callApi('GET /api/navigation')).body;
const asVisitor = () => session.actor.mockResolvedValue(visitor);

test('without a row the built-in menus stand in the same shape', async () => {
  const { main, footer, hidden, updated_at } = await get();
  expect(main.map(({ to }: { to: string }) => to)).toEqual([
    '/',
    '/ministries',
    '/events',
    '/sermons',
    '/giving',
    '/resources',
    '/about',
  ]);
  expect(footer.map(({ label }: { label: string }) => label)).toEqual([
    'About Us',
    'Ministries',
    'Sermons',
    'Events',
    'Giving',
  ]);
  expect([hidden, updated_at]).toEqual([[], null]);
});

test('the privacy notice stands last in the footer while it is public', async () => {
  await createSitePage(db(), { path: '/privacy', title: 'Privacy' });
  expect((await get()).footer.at(-1)).toEqual({ label: 'Privacy', to: '/privacy', children: [] });
});

describe('news', () => {
  const footer = async () => {
    asVisitor();
    const links = (await get()).footer.map(({ to }: { to: string }) => to);
    session.actor.mockResolvedValue(staff);
    return links;
  };
  const post = { kind: 'news', path: '/news/picnic', title: 'Picnic' };

  test('stands in the footer while a post is public and in lists, before the privacy notice', async () => {
    await createSitePage(db(), { path: '/privacy', title: 'Privacy' });
    const { id } = await createSitePage(db(), { ...post, state: 'draft', published_at: null });
    expect(await footer()).not.toContain('/news');
    await db().sitePage.update({ where: { id }, data: { state: 'published' } });
    expect((await footer()).slice(-2)).toEqual(['/news', '/privacy']);
    await db().sitePage.update({ where: { id }, data: { is_unlisted: true } });
    expect(await footer()).not.toContain('/news');
  });

  test('stands there from and until the planned moments', async () => {
    await createSitePage(db(), { ...post, unpublish_at: '2020-01-01T08:00' });
    expect(await footer()).not.toContain('/news');
    await createSitePage(db(), {
      ...{ ...post, path: '/news/later', state: 'draft', published_at: null },
      publish_at: '2020-01-01T08:00',
    });
    expect(await footer()).toContain('/news');
  });

  test('stands once in a footer of the church’s own, and not where the page is switched off', async () => {
    await createSitePage(db(), post);
    await put({ main: [home], footer: [home] });
    expect(await footer()).toEqual(['/', '/news']);
    expect((await get()).footer.map(({ to }: { to: string }) => to)).toEqual(['/']);
    const under = { ...home, children: [{ label: 'Latest', to: '/news' }] };
    await put({ main: [home], footer: [under] });
    expect(await footer()).toEqual(['/']);
    await put({ main: [home], footer: [home], hidden: ['/news'] });
    expect(await footer()).toEqual(['/']);
  });
});

test('staff change the menus, undo that, and bring the built-in ones back', async () => {
  const main = [home, { label: 'About', to: '/about', children: [{ label: 'Beliefs', to: '/beliefs' }] }];
  const { status, body } = await put({ main, hidden: ['/livestream', '/livestream'] });
  expect([status, body]).toMatchObject([200, { main, footer: [], hidden: ['/livestream'] }]);
  expect(await get()).toEqual(body);
  expect((await callApi('DELETE /api/navigation')).status).toBe(204);
  const [entry] = (await listActivity.execute(staff, { table: 'navigation' })).rows;
  expect(entry && headlineOf(entry)).toBe('Brought the original menus back');
  await restoreChange.execute(staff, { id: String(entry?.id) });
  expect(await get()).toMatchObject({ main, hidden: ['/livestream'] });
});

test('menus that changed since they were read are not overwritten', async () => {
  const original = { 'if-match': 'original' };
  const { body } = await put({ main: [home] }, original);
  const refused = await put({ main: [] }, original);
  expect([refused.status, refused.body.current]).toEqual([409, body]);
  expect((await put({ main: [] }, { 'if-match': body.updated_at })).status).toBe(200);
});

describe('a menu is refused beside the entry', () => {
  const below = (to: string) => ({ label: 'About', to: '/about', children: [{ label: 'Here', to }] });
  test.each([
    [{ main: Array.from({ length: 8 }, () => home) }, 'main', english.navigation.tooManyMain(7)],
    [
      { main: [{ ...home, children: Array.from({ length: 13 }, () => ({ label: 'A', to: '/about' })) }] },
      'main.0.children',
      english.navigation.tooManyChildren(12),
    ],
    [{ main: [below('/about')] }, 'main.0.children.0.to', english.navigation.repeatsParent],
    [{ main: [below('/nowhere')] }, 'main.0.children.0.to', english.navigation.leadsNowhere],
    [{ main: [home, { label: 'X', to: 'javascript:alert(1)' }] }, 'main.1.to', english.navigation.noTarget],
    [{ main: [{ label: 'X', to: 'http://example.org' }] }, 'main.0.to', english.navigation.noTarget],
    [{ main: [{ label: ' ', to: '/' }] }, 'main.0.label', english.navigation.noLabel],
    [
      { main: [{ label: 'V', to: '/visit#prayer' }], hidden: ['/visit'] },
      'main.0.to',
      english.navigation.isHidden,
    ],
    [{ main: [], hidden: ['/'] }, 'hidden.0', english.navigation.notHideable],
    [{ main: [], hidden: ['/calendar.ics'] }, 'hidden.0', english.navigation.notHideable],
    [{ main: 'x' }, 'main', english.navigation.notAList],
  ])('%j', async (body, field, message) => {
    const refused = await put(body);
    expect([refused.status, refused.body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await db().navigation.count()).toBe(0);
  });

  test('a third level is named', async () => {
    const third = { label: 'Third', to: '/visit', children: [] };
    const refused = await put({ main: [{ ...home, children: [third] }] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['main.0.children.0.children']]);
  });
});

test('an entry of a draft stands for staff at once, for visitors once it is published', async () => {
  const { id } = await createSitePage(db(), { path: '/camp', state: 'draft', published_at: null });
  const camp = { label: 'Camp', to: '/camp', children: [{ label: 'Visit', to: '/visit' }] };
  expect((await put({ main: [camp], footer: [camp] })).status).toBe(200);
  expect((await get()).main).toEqual([camp]);
  asVisitor();
  expect((await get()).main).toEqual([{ label: 'Visit', to: '/visit', children: [] }]);
  await db().sitePage.update({ where: { id }, data: { state: 'published' } });
  expect((await get()).main).toEqual([camp]);
});

test('visitors change nothing', async () => {
  asVisitor();
  expect((await put({ main: [] })).status).toBe(401);
  expect((await callApi('DELETE /api/navigation')).status).toBe(401);
});

const arrange = (name: string, blocks: unknown, headers = {}) =>
  callApi(`PUT /api/layouts/${name}`, { body: { blocks }, headers });

test('without a row the sections stand in their original order', async () => {
  const { body } = await callApi('GET /api/layouts/home');
  expect(body).toEqual({
    blocks: ['hero', 'info', 'letter', 'doors', 'sermon', 'events', 'road'].map((section) => ({ section })),
    updated_at: null,
  });
  expect((await callApi('GET /api/layouts/calendar')).status).toBe(404);
  expect((await arrange('calendar', [])).status).toBe(404);
});

test('sections move, hide, and are joined by own blocks, whose HTML is cleaned', async () => {
  const words = { kind: 'words', html: '<p>Hello<script>alert(1)</script></p>' };
  const { status, body } = await arrange('giving', [
    { section: 'why', is_hidden: true },
    words,
    { section: 'ways' },
  ]);
  expect(status).toBe(200);
  expect(body.blocks).toEqual([
    { section: 'why', is_hidden: true },
    { kind: 'words', id: expect.any(String), html: '<p>Hello</p>' },
    { section: 'ways' },
  ]);
  expect((await callApi('GET /api/layouts/giving')).body).toEqual(body);
  const stale = await arrange('giving', body.blocks, { 'if-match': 'original' });
  expect([stale.status, stale.body.current]).toEqual([409, body]);
  expect((await callApi('DELETE /api/layouts/giving')).status).toBe(204);
  expect((await callApi('GET /api/layouts/giving')).body.updated_at).toBeNull();
});

describe('an arrangement is refused beside the part', () => {
  const [ways, why] = [{ section: 'ways' }, { section: 'why' }];
  test.each([
    [[ways], 'blocks', english.navigation.sectionMissing('why')],
    [[ways, why, why], 'blocks.2.section', english.navigation.sectionTwice],
    [[ways, why, { section: 'road' }], 'blocks.2.section', english.navigation.unknownSection('road')],
    [[{ ...ways, is_hidden: true }, why], 'blocks.0.is_hidden', english.navigation.sectionStays],
    ['x', 'blocks', english.navigation.notAList],
  ])('%j', async (blocks, field, message) => {
    const refused = await arrange('giving', blocks);
    expect([refused.status, refused.body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await db().pageLayout.count()).toBe(0);
  });

  test.each([
    [[ways, why, { kind: 'marquee' }], 'blocks.2.kind'],
    [[ways, why, { kind: 'words', html: 'x', colour: 'red' }], 'blocks.2.colour'],
    [[{ ...ways, colour: 'red' }, why], 'blocks.0.colour'],
  ])('%j is named', async (blocks, field) => {
    const refused = await arrange('giving', blocks);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  test('of home the opening picture cannot be hidden', async () => {
    const blocks = (await callApi('GET /api/layouts/home')).body.blocks;
    const refused = await arrange('home', [{ section: 'hero', is_hidden: true }, ...blocks.slice(1)]);
    expect(refused.body.errors).toEqual({ 'blocks.0.is_hidden': [english.navigation.sectionStays] });
  });
});

test('visitors read an arrangement and change none', async () => {
  session.actor.mockResolvedValue(visitor);
  expect((await callApi('GET /api/layouts/about')).status).toBe(200);
  expect((await arrange('about', [])).status).toBe(401);
});

const leaf = (label: string, to: string) => ({ label, to, children: [] });
const camp = { label: 'Camp', to: '/camp' };
const menus = {
  main: [{ ...leaf('About', '/about'), children: [camp] }, leaf('Give', 'https://give.test/')],
  footer: [],
};
const propose = (proposed: Prisma.InputJsonValue, own: object = {}) =>
  db().navigation.create({ data: { id: 1, proposed, ...own } });
const proposed = async () => (await callApi('GET /api/navigation/proposed')).body;
const stands = async () => (await callApi('GET /api/navigation')).body;

test('menus of an import stand nowhere until staff put them up, which the log takes back', async () => {
  await createSitePage(db(), { path: '/camp', title: 'Camp' });
  await propose(menus);
  const before = await stands();
  expect(before.updated_at).toBeNull();
  expect(await proposed()).toEqual(menus);
  const { status, body } = await callApi('POST /api/navigation/proposed');
  expect([status, body]).toMatchObject([
    200,
    { main: menus.main, footer: expect.arrayContaining(before.footer), hidden: [] },
  ]);
  expect(await stands()).toEqual(body);
  expect(await proposed()).toEqual({ main: [], footer: [] });
  const [entry] = (await listActivity.execute(staff, { table: 'navigation' })).rows;
  await restoreChange.execute(staff, { id: String(entry?.id) });
  expect(await stands()).toEqual(before);
  expect(await proposed()).toEqual(menus);
});

test('entries that lead nowhere, and to pages that are switched off, are left out', async () => {
  const own = { main: [leaf('Home', '/')], hidden: ['/about'] };
  await createSitePage(db(), { path: '/camp', title: 'Camp' });
  const lost = [leaf('Gone', '/gone'), { ...leaf('About', '/about/'), children: [camp] }];
  await propose({ main: [...menus.main, ...lost], footer: [] }, own);
  const { body } = await callApi('POST /api/navigation/proposed');
  expect(body.main).toEqual([
    { ...camp, children: [] },
    leaf('Give', 'https://give.test/'),
    { ...camp, children: [] },
  ]);
});

test('menus that are thrown away are gone, and what stands stays', async () => {
  await propose(menus);
  expect((await callApi('DELETE /api/navigation/proposed')).status).toBe(204);
  expect(await db().navigation.count()).toBe(0);
  await propose(menus, { main: [leaf('Home', '/')] });
  await callApi('DELETE /api/navigation/proposed');
  expect(await proposed()).toEqual({ main: [], footer: [] });
  expect((await stands()).main).toEqual([leaf('Home', '/')]);
});

test('without any there is nothing to put up, and visitors learn of none', async () => {
  expect((await callApi('POST /api/navigation/proposed')).status).toBe(404);
  await propose({ main: [leaf('Gone', '/gone')], footer: [] });
  expect((await callApi('POST /api/navigation/proposed')).status).toBe(404);
  session.actor.mockResolvedValue(visitor);
  expect((await callApi('GET /api/navigation/proposed')).status).toBe(401);
});
