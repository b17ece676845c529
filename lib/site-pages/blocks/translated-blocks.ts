import { mapNamedTexts } from '#lib/core/fields/values.ts';
import type { NamedText } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import { type Block, blockTypes } from './block.ts';

/**
 * Returns blocks with `change` applied to each text that a second language has, too. A text is named
 * `blocks.{id}.{field}`, in a list `blocks.{id}.{field}.{n}.{inner}`.
 */
export function translatedBlocks(blocks: readonly Block[], change: (text: NamedText) => string): Block[] {
  return blocks.map((block, place) => {
    const part = messages.pageEditing.part(messages.blocks.kinds[block.kind], place + 1);
    return mapNamedTexts(blockTypes[block.kind], block, `blocks.${block.id}`, (text) =>
      change({ ...text, label: `${part} · ${text.label}` }),
    );
  });
}
