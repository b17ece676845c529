import type { BannerItem } from '#lib/banner/schema.ts';
import { readStored, removeStored, writeStored } from '#lib/core/site/browser-storage.ts';

const key = 'bannerDismissed';

/** Names a list of items: the banner stays dismissed until its own list changes. */
export function listName(items: readonly BannerItem[]): string {
  return items.map(({ kind, id, is_urgent }) => [kind, is_urgent ? `${id}!` : id]).join();
}

/** What is put aside: a list, or what is urgent on one page only. */
const nameHere = (items: readonly BannerItem[]) =>
  listName(items) + (items[0]?.is_urgent ? location.pathname : '');

/** Puts the banner aside for this browser tab; while something is urgent, until the next page. */
export function dismiss(items: readonly BannerItem[]): void {
  writeStored('sessionStorage', key, nameHere(items));
  document.documentElement.dataset.banner = 'dismissed';
}

/** Brings the banner back when the list, or the page of what is urgent, is another one than was put aside. */
export function recall(items: readonly BannerItem[]): void {
  if (readStored('sessionStorage', key) !== nameHere(items)) delete document.documentElement.dataset.banner;
}

/** Brings the banner back for whoever asks for it, and leads the keyboard there. */
export function bringBack(): void {
  removeStored('sessionStorage', key);
  delete document.documentElement.dataset.banner;
  window.scrollTo(0, 0);
  const buttons = document.querySelectorAll<HTMLElement>('.banner-controls button');
  [...buttons].find((button) => button.offsetParent !== null)?.focus({ preventScroll: true });
}

/** The script that hides a banner put aside earlier in this tab: never one that is urgent. */
export function dismissedBefore(items: readonly BannerItem[]): string {
  const name = JSON.stringify(listName(items)).replaceAll('<', '\\u003c');
  return `try{if(sessionStorage.getItem("${key}")===${name})document.documentElement.dataset.banner="dismissed"}catch{}`;
}
