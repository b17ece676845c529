import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { originalLayout, presentLayout } from './present-layout.ts';
import { isSection, layoutQuestion, type PageLayout, type Placed } from './schema.ts';
import { type ArrangedPage, isArrangedPage } from './sections.ts';

/**
 * Returns how a built-in page is arranged, or its original order.
 * @throws AppError `not_found` for a page that has no sections
 */
export const findLayout = publicQuery({
  name: 'findLayout',
  input: layoutQuestion,
  run: async ({ name }): Promise<PageLayout> => {
    const page = knownPage(name);
    return (await readLayout(page)).layout ?? originalLayout(page);
  },
});

/** Returns the arrangement of a page; null for the original order. */
export async function currentLayout(page: ArrangedPage): Promise<PageLayout | null> {
  const layout = await findLayout({ name: page });
  return layout.updated_at === null ? null : layout;
}

/** @throws AppError `not_found` for a page that has no sections */
export function knownPage(name: string): ArrangedPage {
  if (!isArrangedPage(name)) throw new AppError('not_found', messages.errors.notFound);
  return name;
}

const readLayout = cacheQuery('pages', async (page: ArrangedPage): Promise<{ layout: PageLayout | null }> => {
  const row = await db().pageLayout.findUnique({ where: { id: page } });
  return { layout: row && cleaned(presentLayout(row)) };
});

/** Returns the arrangement with only the markup that the HTML of own blocks may have. */
function cleaned({ blocks, ...layout }: PageLayout): PageLayout {
  const parts = blocks.flatMap((part): Placed[] => (isSection(part) ? [part] : cleanedBlocks([part])));
  return { ...layout, blocks: parts };
}
