import type { Block } from '#lib/site-pages/blocks/block.ts';
import { isSection, type PageLayout, type Placed } from './schema.ts';

/** A visible part of a page: a section, or neighbouring blocks of the church's own. */
export type ArrangedPart = { section: string } | { blocks: readonly Block[] };

/** Returns the visible parts of an arrangement in order. */
export function arrangedParts({ blocks }: Pick<PageLayout, 'blocks'>): ArrangedPart[] {
  const parts: ArrangedPart[] = [];
  for (const part of blocks) {
    const last = parts.at(-1);
    if (isSection(part)) {
      if (!part.is_hidden) parts.push({ section: part.section });
    } else if (last && 'blocks' in last) parts[parts.length - 1] = { blocks: [...last.blocks, part] };
    else parts.push({ blocks: [part] });
  }
  return parts;
}

/** Returns the church's own blocks of an arrangement. */
export function ownBlocksIn({ blocks }: Pick<PageLayout, 'blocks'>): Block[] {
  return blocks.flatMap((part) => (isSection(part) ? [] : [part]));
}

/** Returns parts with these own blocks in the places of theirs. */
export function withOwnBlocks(parts: readonly Placed[], own: readonly Block[]): Placed[] {
  const blocks = [...own];
  return parts.map((part) => (isSection(part) ? part : (blocks.shift() ?? part)));
}

/** Returns whether the page shows the section. `null` is the original order. */
export function isShown(layout: Pick<PageLayout, 'blocks'> | null, section: string): boolean {
  return !layout?.blocks.some((part) => isSection(part) && part.section === section && part.is_hidden);
}

/** Returns the arrangement with one section, named after both, where the second follows the first directly. */
export function joinedSections(layout: PageLayout, [first, second]: readonly [string, string]): PageLayout {
  const shown = layout.blocks.filter((part) => !isSection(part) || !part.is_hidden);
  const nameAt = (place: number) => {
    const part = shown[place];
    return part && isSection(part) ? part.section : undefined;
  };
  const blocks = shown.flatMap((part, place) => {
    if (nameAt(place) === first && nameAt(place + 1) === second) return [{ section: `${first} ${second}` }];
    return nameAt(place) === second && nameAt(place - 1) === first ? [] : [part];
  });
  return { ...layout, blocks };
}
