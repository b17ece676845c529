import { describe, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/platform/db.ts';
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
