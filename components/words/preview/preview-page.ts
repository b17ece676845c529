import type { PageTextKey } from '#lib/page-texts/register.ts';

/** What a look at the words has no use for, or could be led away by. Scripts would not run: the frame forbids them. */
const idle =
  'script, noscript, template, iframe, video, audio, link:not([rel="stylesheet"]), .skip-link, .site-top';

/** A document of this site to be looked at: nothing in it runs, plays or leads anywhere. */
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

/** The element in which the words of a key stand, marked for their pencil; null where the page shows none. */
export function findWords(page: Document, key: PageTextKey): HTMLElement | null {
  return page.querySelector(`[data-edit="words:${key}"]`)?.parentElement ?? null;
}
