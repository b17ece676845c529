import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { checkedBlocks } from '#lib/site-pages/blocks/check-blocks.ts';
import { withIds } from '#lib/site-pages/blocks/kept-ids.ts';
import { ownBlocksIn, withOwnBlocks } from './arranged-parts.ts';
import { originalLayout, presentLayout } from './present-layout.ts';
import { knownPage } from './queries.ts';
import {
  isSection,
  layoutChange,
  layoutInputs,
  layoutRemoval,
  type PageLayout,
  type Placed,
} from './schema.ts';
import type { ArrangedPage } from './sections.ts';

/**
 * Arranges a built-in page: its sections in order, with own blocks between them.
 * @throws AppError `not_found`, `invalid`, or `conflict` with the present arrangement
 */
export const setLayout = command({
  name: 'setLayout',
  access: 'pages',
  input: layoutChange,
  changes: 'pages',
  run: async ({ name, if_match, blocks: given }, { write }): Promise<PageLayout> => {
    const id = knownPage(name);
    const { blocks: parts } = parseInput(layoutInputs[id], { blocks: given });
    const checked = checkedParts(parts);
    return write(async (database) => {
      await lockLayout(database, id, if_match);
      const row = await database.pageLayout.findUnique({ where: { id } });
      const before = row ? ownBlocksIn(presentLayout(row)) : [];
      const own = withIds(ownBlocksIn({ blocks: checked }), before);
      const blocks = withOwnBlocks(checked, own) as never;
      return presentLayout(
        await database.pageLayout.upsert({ where: { id }, update: { blocks }, create: { id, blocks } }),
      );
    });
  },
});

/** Brings the original order back. @throws AppError `not_found`, or `conflict` with the present arrangement */
export const resetLayout = command({
  name: 'resetLayout',
  access: 'pages',
  input: layoutRemoval,
  changes: 'pages',
  run: async ({ name, if_match }, { write }): Promise<void> => {
    const id = knownPage(name);
    await write(async (database) => {
      await lockLayout(database, id, if_match);
      await database.pageLayout.deleteMany({ where: { id } });
    });
  },
});

function checkedParts(parts: readonly Placed[]): Placed[] {
  return parts.flatMap((part): Placed[] => (isSection(part) ? [part] : checkedBlocks([part])));
}

function lockLayout(database: Database, id: ArrangedPage, if_match: string | undefined): Promise<void> {
  return lockUnchanged(database, {
    name: `page-layout ${id}`,
    if_match,
    read: () => database.pageLayout.findUnique({ where: { id } }),
    present: (row) => (row ? presentLayout(row) : originalLayout(id)),
  });
}
