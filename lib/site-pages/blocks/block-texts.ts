import type { FieldKind } from '#lib/core/fields/field.ts';
import { isRead, mapTexts, wordsOf } from '#lib/core/fields/values.ts';
import { shortened } from '#lib/core/text/filled.ts';
import { type Block, blockTypes } from './block.ts';

/** Returns the block with `change` applied to each text that visitors read; HTML is a field of the kind `rich`. */
export function mapBlockTexts<Of extends Block>(
  block: Of,
  change: (text: string, kind: FieldKind) => string,
): Of {
  return mapTexts(blockTypes[block.kind], block, (text, field) =>
    isRead(field) ? change(text, field.kind) : text,
  );
}

const longestExcerpt = 80;

/** Returns the first words of a block as plain text, such as 'We are glad with you…'; empty for one without words. */
export function blockExcerpt(block: Block): string {
  return shortened(blockWords([block]).replaceAll('\n', ' '), longestExcerpt);
}

/** Returns the words of blocks as plain text, one line each. */
export function blockWords(blocks: readonly Block[]): string {
  return blocks
    .map((block) => wordsOf(blockTypes[block.kind], block))
    .filter(Boolean)
    .join('\n');
}
