import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Block } from './block.ts';
import { mapBlockTexts } from './block-texts.ts';
import { mayEmbed } from './embed-hosts.ts';

/**
 * Returns the blocks to store: their HTML cleaned. `field` names their list in the refusal.
 * @throws AppError `invalid` for an embed of a site that may not be shown
 */
export function checkedBlocks(blocks: readonly Block[], field = 'blocks'): Block[] {
  blocks.forEach((block, place) => {
    if (block.kind === 'embed' && !mayEmbed(block.url))
      throw fieldError(`${field}.${place}.url`, messages.blocks.notShownHere);
  });
  return cleanedBlocks(blocks);
}

/** Returns the blocks with only the markup that their HTML may have. */
export function cleanedBlocks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    mapBlockTexts(block, (text, kind) => (kind === 'rich' ? cleanHtml(text) : text)),
  );
}
