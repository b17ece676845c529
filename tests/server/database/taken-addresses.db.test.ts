import { expect, test } from 'vitest';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { freeTakenAddresses, takenAddresses } from '#server/database/taken-addresses.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();

const sentences = [
  'The page /search is at /search-page-2 from now on: this version has a page of its own there.',
  'The page /search/help is at /search-page-2/help from now on: this version has a page of its own there.',
];

test('a page whose address this version takes is named, moved with a redirect, and the others stay', async () => {
  const { id } = await createSitePage(db(), {
    path: '/search',
    draft: { path: '/search', title: 'New', blocks: [] },
  });
  await createSitePage(db(), { path: '/search/help' });
  await createSitePage(db(), { path: '/search-page/help' });
  await createSitePage(db(), { path: '/news/search', kind: 'news' });
  await createSitePage(db(), { path: '/forms', published_at: null, changed_at: null, state: 'draft' });
  const moved = [
    'The page /forms is at /forms-page from now on: this version has a page of its own there.',
    ...sentences,
  ];
  expect(await takenAddresses(url)).toEqual(moved);
  expect(await db().redirect.count()).toBe(0);
  expect(await freeTakenAddresses(url)).toEqual(moved);
  const rows = await db().sitePage.findMany({ orderBy: { path: 'asc' } });
  expect(rows.map(({ path }) => path)).toEqual([
    '/forms-page',
    '/news/search',
    '/search-page-2',
    '/search-page-2/help',
    '/search-page/help',
  ]);
  expect(rows.find((row) => row.id === id)?.draft).toMatchObject({ path: '/search-page-2', title: 'New' });
  // Nothing led to a page that was never public.
  expect(await db().redirect.findMany({ orderBy: { from_path: 'asc' } })).toMatchObject([
    { from_path: '/search', to_path: '/search-page-2', page_id: id },
    { from_path: '/search/help', to_path: '/search-page-2/help' },
  ]);
  expect(await freeTakenAddresses(url)).toEqual([]);
});

const words = (path: string) => [
  {
    kind: 'words',
    html: `<p><a href="${path}">All</a> <a href="${path}?a=1">some</a> <a href="/search-tips">tips</a> and /search</p>`,
  },
  { kind: 'button', label: 'Look', url: `${path}#top` },
];
const menu = (path: string) => [
  { label: 'More', to: '/about', children: [{ label: 'Look', to: path, children: [] }] },
];

async function writeLinks(): Promise<void> {
  await createSitePage(db(), { path: '/weddings', blocks: words('/search') });
  await db().navigation.create({ data: { main: menu('/search'), footer: [] } });
  await createAnnouncement(db(), { link: '/search' });
  await createMinistry(db(), { link: '/search', description: '<a href="/search">Look</a>' });
  await createRedirect(db(), { from_path: '/find', to_path: '/search#form' });
}

test('menus, buttons, links in words and old addresses go along, in one entry of the log', async () => {
  await createSitePage(db(), { path: '/search', title: 'How to find us' });
  await writeLinks();
  await db().activityLog.deleteMany();
  await freeTakenAddresses(url);
  expect(await db().sitePage.findFirst({ where: { path: '/weddings' } })).toMatchObject({
    blocks: words('/search-page'),
  });
  expect(await db().navigation.findFirst()).toMatchObject({ main: menu('/search-page') });
  expect(await db().announcement.findFirst()).toMatchObject({ link: '/search-page' });
  expect(await db().ministry.findFirst({ where: { link: '/search-page' } })).toMatchObject({
    description: '<a href="/search-page">Look</a>',
  });
  expect(await db().redirect.findFirst({ where: { from_path: '/find' } })).toMatchObject({
    to_path: '/search-page#form',
  });
  const { rows } = await listActivity.execute(staff, {});
  expect(rows.map(headlineOf)).toEqual([
    'Moved the page “How to find us” from /search to /search-page, because this version has a page of its own there',
  ]);
});

test('an old address that this version takes is named before the update', async () => {
  await createRedirect(db(), { from_path: '/search', to_path: '/about' });
  expect(await takenAddresses(url)).toEqual([
    'The old address /search no longer leads to /about: this version has a page of its own there.',
  ]);
  expect(await freeTakenAddresses(url)).toEqual([]);
});
