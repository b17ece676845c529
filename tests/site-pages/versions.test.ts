import { expect, test } from 'vitest';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { versionsOf } from '#lib/site-pages/staff/versions.ts';
import { buildSitePage } from '#prisma/factories/site-page.ts';

const content = {
  path: '/weddings',
  title: 'Weddings',
  summary: '',
  picture_url: null,
  picture_alt: '',
  category: null,
  ministry_id: null,
  is_unlisted: false,
  pinned_until: null,
};
const words = (text: string) => [{ kind: 'words', html: `<p>${text}</p>` }];
const draft = (text: string) => ({ ...content, blocks: words(text) });

const row = buildSitePage({
  ...{ ...draft('public'), draft: draft('newest'), changed_at: null },
  published_at: new Date('2026-03-01T10:00:00Z'),
  created_at: new Date('2026-03-01T09:00:00Z'),
  updated_at: new Date('2026-03-01T12:00:00Z'),
});

const at = (clock: string) => new Date(`2026-03-01T${clock}:00Z`);
const published = { draft: null, state: 'published' };

test('the earlier contents are told by the log, the newest first: what was public, and drafts that ended', () => {
  const log = [
    { at: at('11:30'), before: { draft: draft('thrown away') }, after: { draft: null } },
    {
      at: at('11:00'),

      before: { ...published, draft: draft('public'), blocks: words('public before') },
      after: { ...published, blocks: words('public') },
    },
    {
      at: at('10:00'),
      before: { draft: draft('public before'), state: 'draft', blocks: [] },
      after: { ...published, blocks: words('public before') },
    },
    {
      at: at('09:00'),
      before: null,
      after: { ...content, draft: null, state: 'draft', blocks: [] },
    },
  ];
  const versions = versionsOf(row, log);
  expect(versions.map(({ at: written, page }) => [written, blockWords(page.blocks)])).toEqual([
    ['2026-03-01T11:30:00.000Z', 'public'],
    ['2026-03-01T11:30:00.000Z', 'thrown away'],
    ['2026-03-01T10:00:00.000Z', 'public before'],
  ]);
});

test('a page that was never changed has no earlier version', () => {
  const unchanged = { ...row, draft: null };
  expect(versionsOf(unchanged, [{ at: at('09:00'), before: null, after: null }])).toEqual([]);
});

test('what differs in its settings alone, or says again what a newer one says, is listed once', () => {
  const unchanged = { ...row, draft: null };
  const log = [
    {
      at: at('11:00'),
      before: { title: 'Marriage', pinned_until: '2026-04-01' },
      after: { title: 'Weddings' },
    },
    { at: at('10:30'), before: { blocks: words('other') }, after: { blocks: words('public') } },
    { at: at('10:00'), before: { blocks: words('public') }, after: { blocks: words('other') } },
    { at: at('09:30'), before: { blocks: words('other'), summary: '' }, after: { blocks: words('public') } },
  ];
  expect(
    versionsOf(unchanged, log).map(({ at: written, page }) => [written, blockWords(page.blocks)]),
  ).toEqual([['2026-03-01T10:30:00.000Z', 'other']]);
});
