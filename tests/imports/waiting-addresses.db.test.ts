import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { bringIn, runNow, workHere } from './bring-in.ts';
import { fake } from './fake-source.ts';

useDatabase({ as: staff });

const site = 'https://old.church.test';

function pageRecord(key: string, path: string, oldPath?: string) {
  const values = {
    kind: 'page',
    path,
    title: `Page ${key}`,
    blocks: [{ kind: 'words', html: '<p>Words</p>' }],
  };
  return {
    record: {
      ...{ table: 'site_pages' as const, key, title: values.title, values },
      ...(oldPath && { oldPath }),
    },
  };
}

beforeEach(() => {
  fake.error = null;
  fake.items = [
    pageRecord('/our-story', '/our-story'),
    pageRecord('/music.html', '/music', '/music.html /?p=7'),
  ];
});

const moveIn = () => bringIn({ url: site, dry_run: false, keep_addresses: true });
const pageAt = (path: string) => db().sitePage.findUniqueOrThrow({ where: { path } });
const publish = (id: string) => callApi(`POST /api/pages/${id}/publish`, { body: {} });
const old = ['/music.html', '/?p=7'];
const leads = () => Promise.all(old.map(findRedirect));

async function takeBack(id: string) {
  await callApi(`POST /api/imports/${id}/undo`);
  await workHere();
  return runNow(id);
}

test('nothing answers at an old address until its page is published, which is one step', async () => {
  await moveIn();
  expect(await leads()).toEqual([null, null]);
  const listed = await callApi('GET /api/redirects');
  expect(listed.body).toMatchObject([
    { from_path: '/?p=7', is_waiting: true },
    { from_path: '/music.html', is_waiting: true },
  ]);
  const { id } = await pageAt('/music');
  expect((await publish(id)).status).toBe(200);
  expect(await leads()).toEqual(['/music', '/music']);
  expect((await callApi('GET /api/redirects')).body).toMatchObject([
    { is_waiting: false },
    { is_waiting: false },
  ]);
});

test('old addresses follow a draft that staff give another address, its own of the old site among them', async () => {
  await moveIn();
  const story = await pageAt('/our-story');
  const music = await pageAt('/music');
  await callApi(`PATCH /api/pages/${story.id}`, { body: { path: '/history' } });
  await callApi(`PATCH /api/pages/${music.id}`, { body: { path: '/choir' } });
  const former = () => Promise.all(['/our-story', ...old].map(findRedirect));
  expect(await former()).toEqual([null, null, null]);
  await publish(story.id);
  await publish(music.id);
  expect(await former()).toEqual(['/history', '/choir', '/choir']);
});

test('a draft of the church’s own leaves no old address', async () => {
  const { body } = await callApi('POST /api/pages', { body: { kind: 'page', title: 'Weddings' } });
  await callApi(`PATCH /api/pages/${body.id}`, { body: { path: '/marriage' } });
  expect(await db().redirect.count()).toBe(0);
});

test('undo takes waiting addresses away, and leaves those that a published page has taken over', async () => {
  const run = await moveIn();
  const { id } = await pageAt('/music');
  await publish(id);
  await callApi(`PATCH /api/pages/${(await pageAt('/our-story')).id}`, { body: { path: '/history' } });
  const { problems } = await takeBack(run.id);
  expect(problems).toHaveLength(2);
  expect(await db().redirect.findMany({ orderBy: { from_path: 'asc' } })).toMatchObject(
    old.toReversed().map((from_path) => ({ from_path, to_path: '/music' })),
  );
  expect(await leads()).toEqual(['/music', '/music']);
});

test('undo of what nobody has touched leaves neither page nor address', async () => {
  const run = await moveIn();
  expect(run.found).toEqual({ pages: 2 });
  expect((await takeBack(run.id)).problems).toEqual([]);
  expect(await db().sitePage.count()).toBe(0);
  expect(await db().redirect.count()).toBe(0);
});

test('a page that is left is deleted with its addresses, and a second run does not bring it back', async () => {
  await moveIn();
  const { id } = await pageAt('/music');
  await callApi(`DELETE /api/pages/${id}`);
  expect(await db().redirect.count()).toBe(0);
  const again = await moveIn();
  expect(again.counts.site_pages).toMatchObject({ added: 0, skipped: 1 });
  expect(await db().redirect.count()).toBe(0);
});

test('the pages of a run stand beside their old addresses, as they are now', async () => {
  const run = await moveIn();
  await db().importRun.update({ where: { id: run.id }, data: { options: { url: `${site}/` } } });
  const { id } = await pageAt('/music');
  await publish(id);
  const { body } = await callApi(`GET /api/imports/${run.id}/pages`);
  expect(body).toMatchObject([
    { path: '/music', title: 'Page /music.html', state: 'published', found_at: `${site}/music.html` },
    { path: '/our-story', state: 'draft', found_at: `${site}/our-story` },
  ]);
  expect((await callApi(`GET /api/imports/${crypto.randomUUID()}/pages`)).status).toBe(404);
});
