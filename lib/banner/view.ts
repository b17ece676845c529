import type { BannerItem } from './schema.ts';

export const pageSizes = [3, 5, 10] as const;
type PageSize = (typeof pageSizes)[number];
export type BannerKind = BannerItem['kind'];

const mostPageLinks = 5;

/** The most items that the page links can reach: no page contains more. */
export const mostBannerItems = mostPageLinks * Math.max(...pageSizes);

/** A visitor's selection: the kinds, the page size, and the page from 1. */
export interface BannerView {
  kinds: readonly BannerKind[];
  size: PageSize;
  page: number;
}

export const firstView: BannerView = { kinds: ['announcement', 'event'], size: 5, page: 1 };

/** Returns the items on the view's page, or on the last one if the list is shorter; urgent ones first, on each page. */
export function itemsOn(items: readonly BannerItem[], view: BannerView) {
  const urgent = items.filter(({ is_urgent }) => is_urgent);
  const chosen = items.filter(({ kind, is_urgent }) => !is_urgent && view.kinds.includes(kind));
  const pageCount = Math.max(1, Math.ceil(chosen.length / view.size));
  const page = Math.min(view.page, pageCount);
  const shown = [...urgent, ...chosen.slice((page - 1) * view.size, page * view.size)];
  return { shown, urgentCount: urgent.length, page, pageCount };
}

/** Returns the view with the kind toggled, on page 1. The last active kind stays on. */
export function toggleKind(view: BannerView, kind: BannerKind): BannerView {
  const kinds = firstView.kinds.filter((each) => view.kinds.includes(each) !== (each === kind));
  return kinds.length === 0 ? view : { ...view, kinds, page: 1 };
}

/** Returns the page numbers to link to: at most 5, including the present one. */
export function pageLinks(page: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pageCount - mostPageLinks + 1));
  return Array.from({ length: Math.min(mostPageLinks, pageCount) }, (_, index) => first + index);
}
