import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { freeTakenAddresses, takenAddresses } from '#server/database/taken-addresses.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();

const sentences = [
  'The page /search is at /search-3 from now on: this version has a page of its own there.',
  'The page /search/help is at /search-2/help from now on: this version has a page of its own there.',
];

test('a page whose address this version takes is named, moved with a redirect, and the others stay', async () => {
  const { id } = await createSitePage(db(), {
    path: '/search',
    draft: { path: '/search', title: 'New', blocks: [] },
  });
  await createSitePage(db(), { path: '/search/help' });
  await createSitePage(db(), { path: '/search-2' });
  await createSitePage(db(), { path: '/news/search', kind: 'news' });
  expect(await takenAddresses(url)).toEqual(sentences);
  expect(await db().redirect.count()).toBe(0);
  expect(await freeTakenAddresses(url)).toEqual(sentences);
  const rows = await db().sitePage.findMany({ orderBy: { path: 'asc' } });
  expect(rows.map(({ path }) => path)).toEqual(['/news/search', '/search-2', '/search-2/help', '/search-3']);
  expect(rows.find((row) => row.id === id)?.draft).toMatchObject({ path: '/search-3', title: 'New' });
  expect(await db().redirect.findMany({ orderBy: { from_path: 'asc' } })).toMatchObject([
    { from_path: '/search', to_path: '/search-3', page_id: id },
    { from_path: '/search/help', to_path: '/search-2/help' },
  ]);
  expect(await freeTakenAddresses(url)).toEqual([]);
});
