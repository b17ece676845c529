import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { listSitePages } from '#scripts/site-pages.ts';
import { times } from '#tests/support/extent.ts';
import { misplacedMarkup, wordsRunTogether } from '../support/markup.ts';
import { expect, test } from '../support/test.ts';
import { walk } from '../support/walk.ts';

test('every page is sound HTML, and its words stand apart without styles', async ({ request, baseURL }) => {
  for (const { path } of await listSitePages(String(baseURL))) {
    const html = await (await request.get(path)).text();
    expect.soft(problemsOf(html), path).toEqual([]);
  }
});

test('every link, picture and file of every page is there', async ({ baseURL }) => {
  const missing: string[] = [];
  const visited = await walk(
    String(baseURL),
    publicPages,
    { pagesOfAKind: times(20) },
    ({ path, from, answer }) => {
      if (answer.status >= 400) missing.push(`${path} of ${from}: ${answer.status}`);
    },
  );
  expect(missing).toEqual([]);
  expect(visited.size).toBeGreaterThan(publicPages.length * 2);
});

function problemsOf(html: string): string[] {
  return [...misplacedMarkup(html), ...wordsRunTogether(html)];
}
