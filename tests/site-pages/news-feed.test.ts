import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';
import { newsFeed } from '#lib/site-pages/shown/news-feed.ts';

const post = (change: Partial<SitePageListRow> = {}): SitePageListRow => ({
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'news',
  path: '/news/new-bell',
  title: 'A bell & <b>more</b>',
  summary: 'For {church}',
  picture_url: null,
  picture_alt: '',
  category: 'Building',
  ministry_id: null,
  is_unlisted: false,
  pinned_until: null,
  state: 'published',
  publish_at: null,
  unpublish_at: null,
  published_at: '2026-11-01T10:00:00.000Z',
  has_draft: false,
  draft_path: null,
  updated_at: '2026-11-02T10:00:00.000Z',
  ...change,
});

test('a post without a summary has none in the feed, nor one whose only fact is unknown', () => {
  expect(newsFeed([post({ summary: '' })], (text) => text)).not.toContain('<summary');
  expect(newsFeed([post({ summary: '{phone}' })], () => ' ')).not.toContain('<summary');
});

test('the feed is well-formed Atom, the newest first, whatever was typed', () => {
  const older = post({
    id: '22222222-2222-4222-8222-222222222222',
    title: 'Older',
    category: null,
    published_at: '2026-10-01T10:00:00.000Z',
  });
  const feed = newsFeed([older, post()], (text) => text.replace('{church}', 'Grace & Peace'));
  expect(feed).toContain('<title>A bell &amp; &lt;b&gt;more&lt;/b&gt;</title>');
  expect(feed).toContain('<summary>For Grace &amp; Peace</summary>');
  expect(feed).toContain('<updated>2026-11-02T10:00:00.000Z</updated>\n<author>');
  expect(feed.indexOf('A bell')).toBeLessThan(feed.indexOf('Older'));
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed.match(/<category/g)).toHaveLength(1);
  expect(parseDocument(feed, { xmlMode: true }).children).not.toHaveLength(0);
});

test('a feed without news is valid, too', () => {
  expect(newsFeed([], (text) => text)).toMatch(/<updated>1970-01-01T00:00:00\.000Z<\/updated>/);
});
