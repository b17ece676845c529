import { describe, expect, test, vi } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import { deletePage, publishPage, updatePage } from '#lib/site-pages/commands.ts';
import { settlePages } from '#lib/site-pages/jobs.ts';
import { readOwnAddresses } from '#lib/site-pages/own-addresses.ts';
import { findPage, listPages } from '#lib/site-pages/queries.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

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

describe('the undo of what happened at its moment', () => {
  /** Undoes the newest entry of the log, as staff do there. */
  async function undo() {
    const { batch = '' } = (await db().activityLog.findMany({ orderBy: { id: 'asc' } })).at(-1) ?? {};
    return restoreChange.execute(staff, { id: batch });
  }
  const standings = async () => {
    const { rows } = (await listActivity.execute(staff, {})) as { rows: { state: string }[] };
    return rows.map(({ state }) => state);
  };
  const stored = () => db().sitePage.findFirstOrThrow();

  test('takes a planned page back to a draft, and its own undo makes it public again', async () => {
    const planned = {
      ...{ state: 'scheduled', published_at: null, changed_at: null },
      publish_at: at,
      draft,
    };
    await createSitePage(db(), planned);
    await settlePages(after);
    expect(await titles(after)).toEqual(['New']);
    await undo();
    for (let round = 0; round < 2; round++) {
      expect(await titles(after)).toEqual([]);
      expect((await readOwnAddresses(after)).pages.size).toBe(0);
      expect(await stored()).toMatchObject({ state: 'draft', publish_at: null, published_at: null, draft });
      await settlePages(after);
    }
    expect((await standings()).slice(0, 2)).toEqual(['standing', 'undone']);
    await undo();
    expect(await titles(after)).toEqual(['New']);
  });

  test('takes the new words of a public page back into its draft', async () => {
    await createSitePage(db(), { path: '/old', title: 'Old', publish_at: at, draft });
    await settlePages(after);
    await undo();
    await settlePages(after);
    expect(await titles(after)).toEqual(['Old']);
    expect(await stored()).toMatchObject({ state: 'published', path: '/old', publish_at: null, draft });
  });

  test('brings a page back that had ended, without that end', async () => {
    await createSitePage(db(), { unpublish_at: at });
    await settlePages(after);
    await undo();
    await settlePages(after);
    expect(await titles(after)).toEqual(['Weddings']);
    expect(await stored()).toMatchObject({ state: 'published', unpublish_at: null });
    await undo();
    expect(await titles(after)).toEqual([]);
  });

  test('takes a page back to a draft that had begun and ended', async () => {
    const planned = { state: 'scheduled', published_at: null, publish_at: '2026-02-01T12:00', draft };
    await createSitePage(db(), { ...planned, unpublish_at: at });
    await settlePages(after);
    expect(await stored()).toMatchObject({ state: 'unpublished' });
    await undo();
    await settlePages(after);
    expect(await stored()).toMatchObject({ state: 'draft', publish_at: null, unpublish_at: null });
  });

  test('a page that staff published before its moment, or deleted, comes back as a draft after it', async () => {
    const planned = { state: 'scheduled', published_at: null, publish_at: at, draft };
    vi.useFakeTimers({ toFake: ['Date'], now: before });
    const { id } = await createSitePage(db(), planned);
    await publishPage.execute(staff, { id });
    vi.setSystemTime(after);
    await undo();
    expect(await stored()).toMatchObject({ state: 'draft', publish_at: null });
    await db().sitePage.update({
      where: { id },
      data: { state: 'scheduled', publish_at: '2026-03-03T12:00' },
    });
    await deletePage.execute(staff, { id });
    await undo();
    expect(await stored()).toMatchObject({ state: 'scheduled', publish_at: '2026-03-03T12:00' });
    await deletePage.execute(staff, { id });
    vi.setSystemTime(new Date('2026-03-04T12:00:00Z'));
    await undo();
    expect(await stored()).toMatchObject({ state: 'draft', publish_at: null });
  });
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
