import { expect, test } from 'vitest';
import { standingWords } from '#components/site-pages/list/standing-words.ts';
import { toStaffListRow } from '#lib/site-pages/present-page.ts';
import { buildSitePage } from '#prisma/factories/site-page.ts';

const page = toStaffListRow(buildSitePage({ kind: 'news', state: 'scheduled', published_at: null }));

test('what is planned of a page is told by the church’s clock', () => {
  const planned = { ...page, publish_at: '2026-03-29T09:00', unpublish_at: '2026-04-05T18:30' };
  expect(standingWords(planned)).toEqual([
    'Published on Mar 29, 2026 at 9:00 AM',
    'Taken off on Apr 5, 2026 at 6:30 PM',
  ]);
  expect(standingWords({ ...planned, state: 'published', unpublish_at: null })).toEqual([
    'Changes are published on Mar 29, 2026 at 9:00 AM',
  ]);
});

test('where a page stands is told only when it is anything special', () => {
  expect(standingWords(page)).toEqual([]);
  expect(standingWords({ ...page, is_unlisted: true, pinned_until: '2026-03-08' })).toEqual([
    'In no list',
    'First until March 8, 2026',
  ]);
});
