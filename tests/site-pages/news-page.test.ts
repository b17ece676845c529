import { expect, test } from 'vitest';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { newsPage, newsPerPage } from '#lib/site-pages/public/news-page.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';

const news = Array.from({ length: 2 * newsPerPage + 1 }, (_, place) => ({
  id: String(place),
  category: place % 2 === 0 ? 'Building' : null,
})) as SitePageListRow[];
const ids = (query: Parameters<typeof newsPage>[1]) =>
  newsPage(news, query).posts.map(({ id }) => Number(id));

test('the noticeboard has pages of full rows, and each post is on one of them', () => {
  const pages = ['1', '2', '3'].map((page) => ids({ page }));
  expect(pages.flat()).toEqual(news.map((_, place) => place));
  expect(pages.map(({ length }) => length)).toEqual([newsPerPage, newsPerPage, 1]);
  expect([newsPerPage % 2, newsPerPage % 3]).toEqual([0, 0]);
});

test('a category has pages of its own, and keeps the choice of all categories', () => {
  expect(newsPage(news, { category: 'Building', page: '2' })).toMatchObject({
    posts: [{ id: String(2 * newsPerPage) }],
    categories: ['Building'],
    category: 'Building',
    page: 2,
    pageCount: 2,
  });
  expect(newsPage(news, { category: 'Gone' })).toMatchObject({ posts: [], page: 1, pageCount: 1 });
});

test.each([
  [undefined, 1],
  ['0', 1],
  ['-1', 1],
  ['two', 1],
  ['2.5', 1],
  ['999999', 1],
  [['2', '3'], 1],
  ['99', 3],
] as const)('the page %j is page %i', (page, expected) => {
  expect(newsPage(news, { page: page as string }).page).toBe(expected);
});

test('equal pages have equal addresses', () => {
  expect(unlinkedPaths.newsOf(null)).toBe('/news');
  expect(unlinkedPaths.newsOf(null, 2)).toBe('/news?page=2');
  expect(unlinkedPaths.newsOf('Bells & more', 2)).toBe('/news?category=Bells+%26+more&page=2');
});
