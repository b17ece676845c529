import type { BannerItem } from '#lib/banner/schema.ts';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const key = 'bannerDismissed';

/** Returns the key of a list of items: the banner stays dismissed until its list changes. */
export function listName(items: readonly BannerItem[]): string {
  return items.map(({ kind, id, is_urgent }) => [kind, is_urgent ? `${id}!` : id]).join();
}

/** The key that is dismissed: a list, or an urgent list on one page. */
const nameHere = (items: readonly BannerItem[]) =>
  listName(items) + (items[0]?.is_urgent ? location.pathname : '');

/** Dismisses the banner in this tab; an urgent one until the next page. */
export function dismiss(items: readonly BannerItem[]): void {
  writeStored('sessionStorage', key, nameHere(items));
  document.documentElement.dataset.banner = 'dismissed';
}

/** Shows the banner again when the list, or the page of an urgent one, changed. */
export function recall(items: readonly BannerItem[]): void {
  if (readStored('sessionStorage', key) !== nameHere(items)) delete document.documentElement.dataset.banner;
}

/** Shows the banner again on request and focuses it. */
export function bringBack(): void {
  removeStored('sessionStorage', key);
  delete document.documentElement.dataset.banner;
  window.scrollTo(0, 0);
  const buttons = document.querySelectorAll<HTMLElement>('.banner-controls button');
  [...buttons].find((button) => button.offsetParent !== null)?.focus({ preventScroll: true });
}

/** The script that hides a dismissed banner in this tab; never an urgent one. */
export function dismissedBefore(items: readonly BannerItem[]): string {
  const name = JSON.stringify(listName(items)).replaceAll('<', '\\u003c');
  return `try{if(sessionStorage.getItem("${key}")===${name})document.documentElement.dataset.banner="dismissed"}catch{}`;
}
