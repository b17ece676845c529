/** Selects the element before the first block of an own page; its parent contains all blocks. */
export const firstMark = '[data-block-first]';

/** Elements that a drawing leaves out: nothing plays, and nothing of other sites is asked for. */
const idle =
  'script, noscript, template, iframe, video, audio, link:not([rel="stylesheet"]), .skip-link, .site-top';

const controls = 'a, area, button, input, select, textarea, summary';

/** Returns a document of the server's for staff to look at: no control takes focus, and answers in the part are open. */
export function readDrawing(html: string, mark: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(idle)) element.remove();
  for (const control of page.querySelectorAll(controls)) control.setAttribute('tabindex', '-1');
  for (const answer of markedPart(page, mark)?.querySelectorAll('details') ?? []) answer.open = true;
  return page;
}

/** Returns the part of a page that has this mark in it; null where the page does not show it. */
export function markedPart(page: Document, mark: string): HTMLElement | null {
  return page.querySelector(mark)?.parentElement ?? null;
}

/** Loads style sheets of a drawing that this document does not have. They stay. */
export function addStyleSheets(page: Document): void {
  for (const sheet of page.querySelectorAll('link[rel="stylesheet"]')) {
    const href = JSON.stringify(sheet.getAttribute('href'));
    if (!document.querySelector(`link[rel="stylesheet"][href=${href}]`))
      document.head.append(document.importNode(sheet));
  }
}

/** Keeps a press of a drawn link where it is. Without an address it would look otherwise. */
export function leadNowhere(drawing: Node | null | undefined): () => void {
  const stay = (event: Event) => {
    if ((event.target as Element).closest('a, area')) event.preventDefault();
  };
  drawing?.addEventListener('click', stay);
  return () => drawing?.removeEventListener('click', stay);
}
