import { blockWords } from '../blocks/block-texts.ts';
import type { SitePageRow } from '../schema.ts';
import { filledText } from './load-blocks.ts';

const longest = 200;

/** Returns what links and search engines say of a page: its summary, else its first words; empty for one without words. */
export function descriptionOf({ summary, blocks }: Pick<SitePageRow, 'summary' | 'blocks'>): string {
  return filledText(summary || blockWords(blocks))
    .replace(/\s+/g, ' ')
    .slice(0, longest);
}
