import type { Database } from '#lib/core/database/db.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { freePath } from './addresses.ts';
import { readBlocks } from './blocks/block.ts';
import { checkedBlocks } from './blocks/check-blocks.ts';
import { withIds } from './blocks/kept-ids.ts';
import { contentOf, type EditedContent, editedContent } from './present-page.ts';
import { pageInput } from './schema.ts';

/**
 * Returns the page's content with these changes, checked and cleaned.
 * @throws AppError `invalid`
 */
export async function changedContent(
  database: Database,
  page: SitePage,
  { path: typed, ...patch }: Readonly<Record<string, unknown>> & { path?: string | null | undefined },
): Promise<EditedContent> {
  const { path, blocks: stored, ...content } = contentOf(page);
  const blocks = readBlocks(stored);
  const input = parseInput(pageInput, { ...content, blocks, ...patch });
  if (input.ministry_id && input.ministry_id !== content.ministry_id)
    await assertMinistry(database, input.ministry_id);
  const { kind, id } = page;
  return editedContent({
    ...input,
    path: typed ? await freePath(database, { kind, typed, id }) : path,
    blocks: checkedBlocks(withIds(input.blocks, blocks)) as unknown as EditedContent['blocks'],
  });
}

/** @throws AppError `invalid` on `ministry_id` for an unknown one */
export async function assertMinistry(database: Database, id: string): Promise<void> {
  if ((await database.ministry.count({ where: { id } })) === 0)
    throw fieldError('ministry_id', messages.blocks.noMinistry);
}
