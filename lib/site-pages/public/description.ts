import { blockWords } from '../blocks/block-texts.ts';
import { findPage } from '../queries.ts';
import type { SitePageListRow, SitePageRow } from '../schema.ts';
import { filledText } from './load-blocks.ts';

const longest = 200;

/** Returns what links and search engines say of a page: its summary, else its first words; empty for one without words. */
export function descriptionOf({ summary, blocks }: Pick<SitePageRow, 'summary' | 'blocks'>): string {
  const words = filledText(summary || blockWords(blocks))
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  return `${words.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** Returns news with the words that lists and the feed have of each, facts inserted: its summary, else its first words. */
export function withOpenings(news: readonly SitePageListRow[]): Promise<SitePageListRow[]> {
  return Promise.all(
    news.map(async (post) => ({
      ...post,
      summary: post.summary ? filledText(post.summary) : descriptionOf(await findPage({ id: post.id })),
    })),
  );
}
