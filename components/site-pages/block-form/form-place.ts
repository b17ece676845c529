import type { Block, BlockKind } from '#lib/site-pages/blocks/block.ts';
import { isSameContent } from '#lib/site-pages/blocks/block-ids.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import {
  type BlockChange,
  insertion,
  placeOf,
  replacement,
  type Standing,
  withIdOf,
} from '#lib/site-pages/staff/edited-blocks.ts';

/** Where a form's block is on the page: the block as it was read, or for a new one what stands before it. */
export type FormPlace =
  | { readonly edits: Standing }
  | { readonly adds: BlockKind; readonly after: Standing | null };

/** A version of the form's block, null where it is not on the page. */
export interface VersionedBlock {
  updated_at: string;
  block: Block | null;
  place: number;
  /** What stands before its place. */
  after: Standing | null;
}

type Blocks = Pick<SitePageRow, 'updated_at' | 'blocks'>;

/** Returns whether two forms have the same place. */
export function isSamePlace(one: FormPlace, other: FormPlace): boolean {
  return isSameContent(one, other);
}

/** Returns the kind of the form's block. */
export function kindOfPlace(at: FormPlace): BlockKind {
  return 'edits' in at ? at.edits.block.kind : at.adds;
}

/**
 * Returns the change that saves the form's block.
 * @param unanswered versions of it that were sent without an answer: one of them may stand on the page by now
 */
export function changeAt(at: FormPlace, block: Block, unanswered: readonly Block[] = []): BlockChange {
  const change = 'edits' in at ? replacement(at.edits, block) : insertion(block, at.after);
  return (blocks) => {
    const place = indexOfForm(at);
    const isArrived = unanswered.some((sent) => isSameContent(sent, blocks[place]));
    return isArrived
      ? blocks.map((other, index) => (index === place ? withIdOf(other, block) : other))
      : change(blocks);
  };
}

/** Returns where the block is once `sent` was saved as `page`: the server may have cleaned its words. */
export function placeAfter(page: Blocks, sent: readonly Block[], block: Block, before: FormPlace): FormPlace {
  const place = placeOf(sent, block, indexOfForm(before));
  const saved = page.blocks[place];
  return saved ? { edits: { block: saved, place } } : before;
}

/** Returns the place of a version; one whose block is gone is added where it stood. */
export function placeOfVersion({ block, place, after }: VersionedBlock, before: FormPlace): FormPlace {
  return block ? { edits: { block, place } } : { adds: kindOfPlace(before), after };
}

/** Returns the block that the form is based on, as a version. */
export function versionAt(at: FormPlace, { updated_at, blocks }: Blocks): VersionedBlock {
  const place = indexOfForm(at);
  const block = 'edits' in at ? at.edits.block : null;
  return { updated_at, block, place, after: standingBefore(blocks, place) };
}

/** Returns the form's block on a page that someone else has saved: at its place, if its kind is the same. */
export function versionOf({ updated_at, blocks }: Blocks, at: FormPlace): VersionedBlock {
  const place = indexOfForm(at);
  const theirs = blocks[place];
  const isIt = 'edits' in at && theirs?.kind === at.edits.block.kind;
  return { updated_at, block: isIt ? theirs : null, place, after: standingBefore(blocks, place) };
}

/** Returns where the form's block stands, or will, from 0. */
export function indexOfForm(at: FormPlace): number {
  if ('edits' in at) return at.edits.place;
  return at.after ? at.after.place + 1 : 0;
}

function standingBefore(blocks: readonly Block[], place: number): Standing | null {
  const block = blocks[place - 1];
  return block ? { block, place: place - 1 } : null;
}
