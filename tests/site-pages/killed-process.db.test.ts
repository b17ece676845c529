import { expect, test } from 'vitest';
import { createDatabase, rowsAfterLock } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';
import { toldBeforeKill } from '#tests/support/processes/killed-process.ts';

const tries = isWhole ? 14 : 3;
const urls: string[] = [];

/** The page, its draft, its old addresses and its place in the menu, once the killed process is gone. */
async function stateOf(url: string): Promise<unknown> {
  const [state] = await rowsAfterLock(
    'belltower.site-pages',
    url,
    `SELECT path, title, draft IS NULL AS is_published,
      (SELECT json_object_agg(from_path, to_path) FROM redirects) AS redirects,
      (SELECT main -> 0 ->> 'to' FROM navigation) AS menu,
      (SELECT count(*)::int FROM activity_log WHERE session IS NOT NULL) AS changes
    FROM site_pages WHERE path <> '/draft'`,
  );
  return state;
}

/** The draft of the other page, once the killed process is gone. */
async function draftOf(url: string): Promise<unknown> {
  const query = "SELECT draft FROM site_pages WHERE path = '/draft'";
  const [{ draft } = {}] = await rowsAfterLock('belltower.site-pages', url, query);
  const { title, blocks } = draft;
  return [title, blocks[0].html];
}

// Every place has a database of its own, and a busy machine makes them slowly.
test(`kill -9 at any of ${tries} places between the request and its answer leaves the old page or the new one`, {
  timeout: 180_000,
}, async () => {
  for (let count = 0; count <= tries; count += 1) urls.push(await createDatabase());
  const statements = await toldBeforeKill<number>(
    new URL('../support/processes/publishing-process.ts', import.meta.url),
    urls,
  );
  // Otherwise two of the places were the same.
  expect(statements).toBeGreaterThanOrEqual(tries);
  const found = [];
  for (const url of urls) found.push(await stateOf(url));
  const before = {
    path: '/one',
    title: 'Old',
    is_published: false,
    redirects: { '/zero': '/one' },
    menu: '/one',
    changes: 0,
  };
  const after = {
    path: '/two',
    title: 'New',
    is_published: true,
    redirects: { '/zero': '/two', '/one': '/two' },
    menu: '/two',
    changes: 4,
  };
  expect(found).toEqual([after, ...Array.from({ length: tries - 1 }, () => before), after]);
});

// The databases are those of the test before.
const places = Math.min(6, tries);

test(`kill -9 at any of ${places} places while a draft is saved leaves the old draft or the new one, never half`, async () => {
  const some = urls.slice(0, places + 1);
  const statements = await toldBeforeKill<number>(
    new URL('../support/processes/drafting-process.ts', import.meta.url),
    some,
  );
  expect(statements).toBeGreaterThanOrEqual(places);
  const found = [];
  for (const url of some) found.push(await draftOf(url));
  const after = ['New', '<p>New</p>'];
  expect(found).toEqual([after, ...Array.from({ length: places - 1 }, () => ['Old', '<p>Old</p>']), after]);
});
