import { expect, test } from 'vitest';
import { standingWords } from '#components/site-pages/list/standing-words.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';

const page: SitePageListRow = {
  id: '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f',
  kind: 'news',
  path: '/news/camp',
  title: 'Camp',
  summary: '',
  picture_url: null,
  picture_alt: '',
  category: null,
  ministry_id: null,
  is_unlisted: false,
  pinned_until: null,
  state: 'scheduled',
  publish_at: null,
  unpublish_at: null,
  published_at: null,
  has_draft: false,
  draft_path: null,
  updated_at: '2026-03-01T12:00:00.000Z',
};

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
