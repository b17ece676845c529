import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { publishPage, updatePage } from '#lib/site-pages/commands.ts';
import { settlePages } from '#lib/site-pages/jobs.ts';
import { readOwnAddresses } from '#lib/site-pages/own-addresses.ts';
import { findPage, listPages } from '#lib/site-pages/queries.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
beforeEach(() => () => vi.useRealTimers());

const before = new Date('2026-03-01T12:00:00Z');
const after = new Date('2026-03-02T12:00:00Z');
const at = '2026-03-01T12:00';
const draft = { path: '/new', title: 'New', blocks: [{ kind: 'address' }] };

const titles = async (now: Date) => (await listPages({ now })).map(({ title }) => title);

test('visitors see a planned page from its moment on, before any row is written and after', async () => {
  const { id } = await createSitePage(db(), { path: '/old', title: 'Old', publish_at: at, draft });
  expect(await titles(before)).toEqual(['Old']);
  await expect(findPage({ path: '/new', now: before })).rejects.toMatchObject({ code: 'not_found' });
  const check = async () => {
    expect(await titles(after)).toEqual(['New']);
    expect(await findPage({ path: '/new', now: after })).toMatchObject({ title: 'New', has_draft: false });
    expect(await findPage({ id, now: after })).toMatchObject({ path: '/new' });
    await expect(findPage({ path: '/old', now: after })).rejects.toMatchObject({ code: 'not_found' });
    expect([...(await readOwnAddresses(after)).pages]).toEqual(['/new']);
  };
  await check();
  expect((await readOwnAddresses(before)).pages).toEqual(new Set(['/old']));
  expect((await readOwnAddresses(after)).moved).toEqual(new Map([['/old', '/new']]));

  await settlePages(before);
  expect(await db().sitePage.findFirst()).toMatchObject({ title: 'Old', publish_at: at });
  await settlePages(after);
  expect(await db().sitePage.findFirst()).toMatchObject({ title: 'New', publish_at: null, draft: null });
  expect(await db().redirect.findFirst()).toMatchObject({ from_path: '/old', to_path: '/new', page_id: id });
  await check();
  expect((await readOwnAddresses(after)).moved).toEqual(new Map());
  expect((await db().activityLog.findMany()).at(-1)).toMatchObject({ session: null, restores: null });
});

test('a planned end takes a page off', async () => {
  await createSitePage(db(), { unpublish_at: at });
  expect(await titles(before)).toEqual(['Weddings']);
  expect(await titles(after)).toEqual([]);
  expect((await readOwnAddresses(after)).pages.size).toBe(0);
  await settlePages(after);
  expect(await db().sitePage.findFirst()).toMatchObject({ state: 'unpublished', unpublish_at: null });
});

test('the next change of a page writes what the clock has made of it', async () => {
  const { id } = await createSitePage(db(), {
    state: 'scheduled',
    published_at: null,
    publish_at: '2026-01-01T10:00',
    draft,
  });
  expect(await updatePage.execute(staff, { id, title: 'Newer' })).toMatchObject({
    state: 'published',
    has_draft: true,
    title: 'Newer',
  });
  expect(await db().sitePage.findFirst()).toMatchObject({
    title: 'New',
    state: 'published',
    published_at: new Date('2026-01-01T16:00:00Z'),
  });
});

test('two publications at once leave one of them whole', async () => {
  const { id } = await createSitePage(db());
  await Promise.all(
    Array.from({ length: 6 }, async (_, number) => {
      await updatePage.execute(staff, { id, title: `Title ${number}`, summary: `Title ${number}` });
      await publishPage.execute(staff, { id });
    }),
  );
  const row = await db().sitePage.findFirst();
  expect(row).toMatchObject({ summary: row?.title, draft: null, state: 'published' });
});
