import type { NamedText } from '#lib/core/translations/texts.ts';
import { translatedBlocks } from '#lib/site-pages/blocks/translated-blocks.ts';
import { ownBlocksIn, withOwnBlocks } from './arranged-parts.ts';
import type { Placed } from './schema.ts';

/** What the own blocks of a built-in page say in another language, too. */
export function layoutTexts<Layout extends { blocks: Placed[] }>(
  layout: Layout,
  change: (text: NamedText) => string,
): Layout {
  return { ...layout, blocks: withOwnBlocks(layout.blocks, translatedBlocks(ownBlocksIn(layout), change)) };
}
