import { compareTexts } from '#lib/core/church/text-order.ts';
import type { SitePageListRow } from '../schema.ts';

/** Full rows of the board, whether it has two columns or three. */
export const newsPerPage = 18;

/** One page of the noticeboard. */
export interface NewsPage {
  readonly posts: readonly SitePageListRow[];
  /** Of all news, by name. */
  readonly categories: readonly string[];
  /** The one that is shown; null for all. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

type Parameter = string | string[] | undefined;

/** Returns the page of the noticeboard at an address with this query; a number past the end gives the last page. */
export function newsPage(
  news: readonly SitePageListRow[],
  query: { readonly category?: Parameter; readonly page?: Parameter },
): NewsPage {
  const category = typeof query.category === 'string' ? query.category : null;
  const wanted = /^[1-9]\d{0,4}$/.test(String(query.page)) ? Number(query.page) : 1;
  const shown = category === null ? news : news.filter((post) => post.category === category);
  const pageCount = Math.max(1, Math.ceil(shown.length / newsPerPage));
  const page = Math.min(wanted, pageCount);
  return {
    posts: shown.slice((page - 1) * newsPerPage, page * newsPerPage),
    categories: [...new Set(news.flatMap((post) => post.category ?? []))].sort(compareTexts),
    category,
    page,
    pageCount,
  };
}
