import type { FAQPage, NewsArticle, WebPage, WithContext } from 'schema-dts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, churchId } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import type { Block } from '../blocks/block.ts';
import type { SitePageRow } from '../schema.ts';

type Described = Pick<
  SitePageRow,
  'id' | 'kind' | 'path' | 'title' | 'summary' | 'category' | 'published_at' | 'updated_at'
>;

/** Returns a page as schema.org WebPage, a news post as NewsArticle. */
export function pageStructuredData(page: Described): WithContext<WebPage> | WithContext<NewsArticle> {
  const { id, kind, path, title, summary, category, published_at, updated_at } = page;
  const church = { '@type': 'Church' as const, '@id': churchId(), name: currentChurch().name };
  const described = {
    '@context': 'https://schema.org' as const,
    url: absoluteUrl(path),
    inLanguage: churchLanguage(),
    ...(summary && { description: summary }),
    image: absoluteUrl(unlinkedPaths.ownPagePicture(id)),
    ...(published_at && { datePublished: published_at }),
    dateModified: updated_at,
    publisher: church,
  };
  if (kind === 'page') return { ...described, '@type': 'WebPage', name: title };
  return {
    ...described,
    '@type': 'NewsArticle',
    headline: title.slice(0, 110),
    author: church,
    ...(category && { articleSection: category }),
  };
}

/** Returns the questions of all blocks as schema.org FAQPage; null without any. */
export function questionsStructuredData(blocks: readonly Block[]): WithContext<FAQPage> | null {
  const items = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: churchLanguage(),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
