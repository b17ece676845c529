import { type Block, block } from './block.ts';

/** Returns stored blocks, without those that no kind of this version fits. Their HTML is not safe yet. */
export function readBlocks(stored: unknown): Block[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.flatMap((entry) => {
    const read = block.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
