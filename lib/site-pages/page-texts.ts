import { type NamedText, textColumns } from '#lib/core/translations/texts.ts';
import type { Block } from './blocks/block.ts';
import { translatedBlocks } from './blocks/translated-blocks.ts';
import { pageInput } from './schema.ts';

interface Described {
  title: string;
  summary: string;
  picture_url: string | null;
  picture_alt: string;
}

const described = textColumns(pageInput.shape, { title: 'line', summary: 'text', picture_alt: 'line' });

/** What a page says of itself in another language, too. */
export function describedTexts<Row extends Described>(row: Row, change: (text: NamedText) => string): Row {
  if (row.picture_url) return described(row, change);
  const { picture_alt } = row;
  return { ...described({ ...row, picture_alt: '' }, change), picture_alt };
}

/** What a page says in another language, too, its blocks included. */
export function sitePageTexts<Row extends Described & { blocks: readonly Block[] }>(
  row: Row,
  change: (text: NamedText) => string,
): Row {
  return { ...describedTexts(row, change), blocks: translatedBlocks(row.blocks, change) };
}
