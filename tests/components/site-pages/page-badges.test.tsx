import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBadges } from '#components/site-pages/list/page-badges.tsx';
import english from '#lib/language/generated/en.ts';
import { toStaffListRow } from '#lib/site-pages/present-page.ts';
import { buildSitePage } from '#prisma/factories/site-page.ts';

const { states, hasDraft, unfinished } = english.pageEditing;
const asking = [{ kind: 'words', html: '<p>Please write the ages here.</p>' }];

test.each([
  ['of its own words', { draft: null }, [states.published]],
  ['with a change', { draft: { path: '/a', title: 'Changed', blocks: [] } }, [states.published, hasDraft]],
  [
    'published without what it asks to write',
    { draft: { path: '/a', title: 'Weddings', blocks: asking } },
    [states.published, unfinished],
  ],
  ['never published', { state: 'draft', draft: null }, [states.draft]],
])('a page %s says so', (_of, overrides, badges) => {
  const page = toStaffListRow(buildSitePage({ path: '/a', blocks: [], ...overrides }));
  const markup = renderToStaticMarkup(<PageBadges page={page} />);
  expect([...Object.values(states), hasDraft, unfinished].filter((each) => markup.includes(each))).toEqual(
    badges,
  );
});
