import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { toPublicListRow } from '#lib/site-pages/present-page.ts';
import { newestNews, newsFeed } from '#lib/site-pages/public/news-feed.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';
import { buildSitePage } from '#prisma/factories/site-page.ts';

const post = (change: Partial<SitePageListRow> = {}): SitePageListRow => ({
  ...toPublicListRow(buildSitePage({ kind: 'news', path: '/news/new-bell', category: 'Building' })),
  title: 'A bell & <b>more</b>',
  summary: 'For Grace & Peace',
  published_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  ...change,
});

test('a post without words has no summary in the feed, nor one whose only fact is unknown', () => {
  expect(newsFeed([post({ summary: '' })])).not.toContain('<summary');
  expect(newsFeed([post({ summary: ' ' })])).not.toContain('<summary');
});

test('the feed is well-formed Atom, the newest first, whatever was typed', () => {
  const older = post({
    id: '22222222-2222-4222-8222-222222222222',
    title: 'Older',
    category: null,
    published_at: '2026-10-01T10:00:00.000Z',
  });
  const feed = newsFeed(newestNews([older, post()]));
  expect(feed).toContain('<title>A bell &amp; &lt;b&gt;more&lt;/b&gt;</title>');
  expect(feed).toContain('<summary>For Grace &amp; Peace</summary>');
  expect(feed).toContain('<updated>2026-11-02T10:00:00.000Z</updated>\n<author>');
  expect(feed.indexOf('A bell')).toBeLessThan(feed.indexOf('Older'));
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed.match(/<category/g)).toHaveLength(1);
  expect(parseDocument(feed, { xmlMode: true }).children).not.toHaveLength(0);
});

test('a feed without news is valid, too', () => {
  expect(newsFeed([])).toMatch(/<updated>1970-01-01T00:00:00\.000Z<\/updated>/);
});
