import { plainText } from '#lib/core/html/plain-text.ts';
import { type Block, blockTypes } from './block.ts';
import type { BlockField, BlockFields } from './fields.ts';

/** Texts that visitors read; other fields are addresses, ids and numbers. */
const readKinds: ReadonlySet<BlockField['kind']> = new Set(['line', 'text', 'rich', 'alt']);

/** Returns the block with `change` applied to each text that visitors read; HTML is a field of the kind `rich`. */
export function mapBlockTexts<Of extends Block>(
  block: Of,
  change: (text: string, kind: BlockField['kind']) => string,
): Of {
  return mapped(blockTypes[block.kind].fields, block, change) as Of;
}

function mapped(
  fields: BlockFields,
  values: Readonly<Record<string, unknown>>,
  change: (text: string, kind: BlockField['kind']) => string,
): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field?.fields && Array.isArray(value)) {
      const { fields: inner } = field;
      return [name, value.map((entry) => mapped(inner, entry, change))];
    }
    const isText = field && readKinds.has(field.kind) && typeof value === 'string';
    return [name, isText ? change(value, field.kind) : value];
  });
  return Object.fromEntries(entries);
}

const longestExcerpt = 80;

/** Returns the first words of a block as plain text, such as 'We are glad with you…'; empty for one without words. */
export function blockExcerpt(block: Block): string {
  const words = blockWords([block]).replaceAll('\n', ' ');
  if (words.length <= longestExcerpt) return words;
  return `${words.slice(0, longestExcerpt).replace(/\s+\S*$/, '')}…`;
}

/** Returns the words of blocks as plain text, one line each. */
export function blockWords(blocks: readonly Block[]): string {
  const lines: string[] = [];
  for (const block of blocks)
    mapBlockTexts(block, (text, kind) => {
      lines.push(kind === 'rich' ? plainText(text) : text);
      return text;
    });
  return lines.filter((text) => text !== '').join('\n');
}
