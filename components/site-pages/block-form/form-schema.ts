import { z } from 'zod';
import { type Block, type BlockKind, blockTypes } from '#lib/site-pages/blocks/block.ts';
import { type BlockValues, blankBlock, blockOfValues } from '#lib/site-pages/staff/blank-block.ts';

/** Returns the schema of a block's form: that of the block, for what its values say. */
export function formSchema(kind: BlockKind): z.ZodType<unknown, BlockValues> {
  const written = z.preprocess((values) => blockOfValues(values as BlockValues), blockTypes[kind].schema);
  return written as unknown as z.ZodType<unknown, BlockValues>;
}

/** Returns a new block of a kind that needs no words; null for one that does. */
export function filledBlock(kind: BlockKind): Block | null {
  const filled = formSchema(kind).safeParse(blankBlock(kind));
  return filled.success ? (filled.data as Block) : null;
}
