import type { PageTextKey } from '#lib/page-texts/register.ts';

/** Elements that a preview leaves out. Scripts would not run anyway: the frame is sandboxed. */
const idle =
  'script, noscript, template, iframe, video, audio, link:not([rel="stylesheet"]), .skip-link, .site-top';

/** Parses a page of this site as a preview: no scripts, no media, no links. */
export function readPage(html: string, key: PageTextKey): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(idle)) element.remove();
  for (const link of page.querySelectorAll('a, area')) link.removeAttribute('href');
  for (const control of page.querySelectorAll('button, input, select, textarea, summary')) {
    control.setAttribute('tabindex', '-1');
  }
  for (const details of findWords(page, key)?.querySelectorAll('details') ?? []) details.open = true;
  return page;
}

/** The element that holds the words of a key, by its pencil mark; null where the page shows none. */
export function findWords(page: Document, key: PageTextKey): HTMLElement | null {
  return page.querySelector(`[data-edit="words:${key}"]`)?.parentElement ?? null;
}
