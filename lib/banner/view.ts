import type { BannerItem } from './schema.ts';

export const pageSizes = [3, 5, 10] as const;
type PageSize = (typeof pageSizes)[number];
export type BannerKind = BannerItem['kind'];

/** How many links to pages there are at most. */
const mostPageLinks = 5;

/** What the longest pages and the most links to them hold: no page of the site carries more. */
export const mostBannerItems = mostPageLinks * Math.max(...pageSizes);

/** Which of the items a visitor looks at: the kinds, so many at a time, from page 1. */
export interface BannerView {
  kinds: readonly BannerKind[];
  size: PageSize;
  page: number;
}

export const firstView: BannerView = { kinds: ['announcement', 'event'], size: 5, page: 1 };

/** The items on the view's page, or on the last one when the list has become shorter; urgent ones on each, first. */
export function itemsOn(items: readonly BannerItem[], view: BannerView) {
  const urgent = items.filter(({ is_urgent }) => is_urgent);
  const chosen = items.filter(({ kind, is_urgent }) => !is_urgent && view.kinds.includes(kind));
  const pageCount = Math.max(1, Math.ceil(chosen.length / view.size));
  const page = Math.min(view.page, pageCount);
  const shown = [...urgent, ...chosen.slice((page - 1) * view.size, page * view.size)];
  return { shown, urgentCount: urgent.length, page, pageCount };
}

/** The view with the kind on or off, on page 1. The last kind that is on stays on. */
export function toggleKind(view: BannerView, kind: BannerKind): BannerView {
  const kinds = firstView.kinds.filter((each) => view.kinds.includes(each) !== (each === kind));
  return kinds.length === 0 ? view : { ...view, kinds, page: 1 };
}

/** The numbers of the pages to link to: at most 5, the present one among them. */
export function pageLinks(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pageCount - mostPageLinks + 1));
  return Array.from({ length: Math.min(mostPageLinks, pageCount) }, (_, index) => first + index);
}
