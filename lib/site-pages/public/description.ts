import { shortened } from '#lib/core/text/filled.ts';
import type { Block } from '../blocks/block.ts';
import { blockWords, mapBlockTexts } from '../blocks/block-texts.ts';
import { findPage } from '../queries.ts';
import type { SitePageListRow, SitePageRow } from '../schema.ts';
import { filledText } from './load-blocks.ts';

const longest = 200;

/** Returns what links and search engines say of a page: its summary, else its first words; empty for one without words. */
export function descriptionOf({ summary, blocks }: Pick<SitePageRow, 'summary' | 'blocks'>): string {
  const words = filledText(summary || blockWords(blocks.map(withoutAlternatives)))
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(words, longest, longest - 1);
}

/** Descriptions of pictures are read in their place, not as words of the page. */
function withoutAlternatives(block: Block): Block {
  return mapBlockTexts(block, (text, kind) => (kind === 'alt' ? '' : text));
}

/** Returns news with the words that lists and the feed have of each, facts inserted: its summary, else its first words. */
export function withOpenings(news: readonly SitePageListRow[]): Promise<SitePageListRow[]> {
  return Promise.all(
    news.map(async (post) => {
      if (post.summary) return { ...post, summary: filledText(post.summary) };
      const page = await findPage({ id: post.id });
      return { ...post, summary: descriptionOf(page), ...untranslatedWith(post, page) };
    }),
  );
}

/** Counts the words of a page as those of its summary. */
function untranslatedWith(post: SitePageListRow, page: SitePageRow): Pick<SitePageListRow, 'untranslated'> {
  const isWhole = !page.untranslated?.some((name) => name.startsWith('blocks.'));
  return isWhole ? {} : { untranslated: [...(post.untranslated ?? []), 'summary'] };
}
