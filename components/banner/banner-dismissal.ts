import type { BannerItem } from '#lib/banner/schema.ts';

const key = 'bannerDismissed';

/** Names a list of items: the banner stays dismissed until its own list changes. */
export function listName(items: readonly BannerItem[]): string {
  return items.map((item) => `${item.kind}:${item.id}`).join(',');
}

/** Puts the banner aside for this browser tab. */
export function dismiss(items: readonly BannerItem[]): void {
  sessionStorage.setItem(key, listName(items));
  document.documentElement.dataset.banner = 'dismissed';
}

/** Brings the banner back when the list is another one than was put aside. */
export function recall(items: readonly BannerItem[]): void {
  if (sessionStorage.getItem(key) !== listName(items)) delete document.documentElement.dataset.banner;
}

/** Brings the banner back for whoever asks for it, and leads the keyboard there. */
export function bringBack(): void {
  sessionStorage.removeItem(key);
  delete document.documentElement.dataset.banner;
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('.banner-controls button')?.focus({ preventScroll: true });
}

/** The script that hides a banner put aside earlier in this tab. */
export function dismissedBefore(items: readonly BannerItem[]): string {
  const name = JSON.stringify(listName(items)).replaceAll('<', '\\u003c');
  return `try{if(sessionStorage.getItem("${key}")===${name})document.documentElement.dataset.banner="dismissed"}catch{}`;
}
