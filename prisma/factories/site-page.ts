import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, SitePage } from '#lib/core/generated/prisma/client.ts';

/** Published, with a few words. */
const defaults = {
  kind: 'page',
  path: '/weddings',
  title: 'Weddings',
  blocks: [{ kind: 'words', html: '<p>We are glad with you.</p>' }],
  state: 'published',
  published_at: new Date('2026-01-01T18:00:00Z'),
  changed_at: new Date('2026-01-01T18:00:00Z'),
} satisfies Prisma.SitePageUncheckedCreateInput;

/** A page of the church's own that is not in a database. */
export function buildSitePage(overrides: Partial<SitePage> = {}): SitePage {
  const nothing = { picture_url: null, draft: null, category: null, ministry_id: null, preview_key: null };
  const noMoments = { publish_at: null, unpublish_at: null, pinned_until: null };
  return {
    id: '22222222-2222-4222-8222-222222222222',
    ...{ ...defaults, ...nothing, ...noMoments, summary: '', picture_alt: '', is_unlisted: false },
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes a page of the church's own and returns its row. The database sets id and times unless given. */
export function createSitePage(
  client: Database,
  overrides: Partial<Prisma.SitePageUncheckedCreateInput> = {},
): Promise<SitePage> {
  return client.sitePage.create({ data: { ...defaults, ...overrides } });
}
