import { publicPages } from '#lib/core/site/page-lists.ts';
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

test.describe('the search for unsound HTML', () => {
  for (const html of [
    '<a href="/"><span><h3>Title</h3></span></a>',
    '<p>Text<div>more</div></p>',
    '<form action="" method="POST"></form>',
    '<a href="/"><button>Press</button></a>',
    '<ul><div>Item</div></ul>',
    '<h1><span>Good night</span><span>and welcome</span></h1>',
    '<p>Thirty<svg><path d="M0 0"/></svg>days</p>',
  ])
    test(`finds ${html}`, () => expect(problemsOf(html)).toHaveLength(1));

  for (const html of [
    '<a href="/"><div><h3>Title</h3></div></a>',
    '<p>One <b>two</b>, three<br/>four</p><p>five</p>',
    '<ul><li>One</li><li>two</li></ul>',
    '<label>Name <input name="name" value=""/></label>',
  ])
    test(`lets ${html} pass`, () => expect(problemsOf(html)).toEqual([]));
});

function problemsOf(html: string): string[] {
  return [...misplacedMarkup(html), ...wordsRunTogether(html)];
}
