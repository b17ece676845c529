import { randomBytes } from 'node:crypto';
import { isSameContent } from './block-ids.ts';

interface Identified {
  readonly id?: string | undefined;
}

/**
 * Returns blocks as they are stored, no two with the same id: each with the one that it has, or that of the block that was
 * there before with the same content; others get a new one.
 */
export function withIds<Of extends Identified>(blocks: readonly Of[], before: readonly Identified[]): Of[] {
  const taken = new Set(blocks.map(({ id }) => id));
  const free = before.filter(({ id }) => !taken.has(id));
  const seen = new Set<string>();
  return blocks.map((block) => {
    const id = block.id !== undefined && !seen.has(block.id) ? block.id : (takeSame(free, block) ?? newId());
    seen.add(id);
    return { ...block, id };
  });
}

/** Takes the id of a block with the same content out of the list. */
function takeSame(free: Identified[], block: Identified): string | undefined {
  const place = free.findIndex((other) => isSameContent(other, block));
  return place < 0 ? undefined : free.splice(place, 1)[0]?.id;
}

function newId(): string {
  return randomBytes(5).toString('hex');
}
