import { type NamedText, textColumns } from '#lib/core/translations/texts.ts';
import { readBlocks } from '#lib/site-pages/blocks/block.ts';
import { translatedBlocks } from '#lib/site-pages/blocks/translated-blocks.ts';
import { letterFields } from '../letter-input.ts';
import { isFrozen } from '../present-letter.ts';

const columns = textColumns(letterFields.required().shape, { subject: 'line', words: 'rich' });

/** Returns a letter with `change` applied to each text that it has in another language, too. */
export function writtenTexts<Row extends object>(row: Row, change: (text: NamedText) => string): Row {
  const { blocks } = row as { blocks?: unknown };
  return { ...columns(row, change), blocks: translatedBlocks(readBlocks(blocks), change) };
}

/** The same as long as it is not decided: from then on it is in both languages as it was read. */
export function letterTexts<Row extends { state: string; sent_at: unknown }>(
  row: Row,
  change: (text: NamedText) => string,
): Row {
  return isFrozen(row) ? row : writtenTexts(row, change);
}
