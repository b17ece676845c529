import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { cleanedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';
import { ownBlocksIn } from './arranged-parts.ts';
import { layoutTexts } from './layout-texts.ts';
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
    const { layout } = await readLayout(page);
    if (!layout) return originalLayout(page);
    return spokenRow({ table: 'page_layouts', id: page, texts: layoutTexts }, layout);
  },
});

/** How a page is drawn: its arrangement, null for the original order, and its own blocks with what they show. */
export interface Arrangement {
  layout: PageLayout | null;
  own: readonly ShownBlock[];
}

/** Returns how a page is drawn. In its original order where that cannot be read. */
export async function currentArrangement(page: ArrangedPage): Promise<Arrangement> {
  const layout = await readOr(findLayout({ name: page }), null);
  if (!layout?.updated_at) return { layout: null, own: [] };
  return { layout, own: await loadBlocks(ownBlocksIn(layout), layout) };
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
