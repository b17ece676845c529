import { expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { db } from '#lib/core/platform/db.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

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
