import type { Block } from '../blocks/block.ts';
import { isSameContent } from '../blocks/block-ids.ts';

/** A change of a page's blocks. Returns null where the blocks are no longer those that it is a change of. */
export type BlockChange = (blocks: readonly Block[]) => Block[] | null;

/** Returns the place of a block that stood at `place`: there, or where it has been moved to; -1 once it has changed. */
export function placeOf(blocks: readonly Block[], block: Block, place: number): number {
  if (isSameContent(blocks[place], block)) return place;
  return blocks.findIndex((other) => isSameContent(other, block));
}

/**
 * Returns the block that is shown at `place`: as it is shown, or as it was saved since. Undefined without one.
 * @param shown the blocks as they are drawn, a moment behind those that are saved
 */
export function blockAt(place: number, shown: readonly Block[], saved: readonly Block[]): Block | undefined {
  const [block, now] = [shown[place], saved[place]];
  const isChanged = block && block.kind === now?.kind && placeOf(saved, block, place) < 0;
  return isChanged ? now : block;
}

/** Inserts a block after `former`, or as the first one. */
export function insertion(block: Block, former: Standing | null): BlockChange {
  return (blocks) => {
    const place = former ? placeOf(blocks, former.block, former.place) : -1;
    if (former && place < 0) return null;
    return [...blocks.slice(0, place + 1), block, ...blocks.slice(place + 1)];
  };
}

/** Replaces a block by one with its id. */
export function replacement({ block, place }: Standing, next: Block): BlockChange {
  return (blocks) => {
    const now = placeOf(blocks, block, place);
    return now < 0 ? null : blocks.map((other, index) => (index === now ? withIdOf(other, next) : other));
  };
}

/** Removes a block. */
export function removal({ block, place }: Standing): BlockChange {
  return (blocks) => {
    const now = placeOf(blocks, block, place);
    return now < 0 ? null : blocks.filter((_, index) => index !== now);
  };
}

/** Moves a block to a place, counted from 0 without it. */
export function relocation({ block, place }: Standing, to: number): BlockChange {
  return (blocks) => {
    const now = placeOf(blocks, block, place);
    if (now < 0) return null;
    const others = blocks.filter((_, index) => index !== now);
    return [...others.slice(0, to), block, ...others.slice(to)];
  };
}

/** A block and the place where it stands, from 0. */
export interface Standing {
  readonly block: Block;
  readonly place: number;
}

/** Returns what a block says with the id of another. */
export function withIdOf({ id }: Pick<Block, 'id'>, block: Block): Block {
  return id === undefined ? block : { ...block, id };
}
