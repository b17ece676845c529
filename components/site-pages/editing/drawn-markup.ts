/** Elements that the drawing leaves out: nothing plays, and nothing of other sites is asked for. */
const idle = 'script, noscript, template, iframe, video, audio';

const controls = 'a, area, button, input, select, textarea, summary';

/** The page as it is drawn for staff: its elements, and the style sheets that they need. */
export interface DrawnMarkup {
  /** The same for two drawings that show the same. */
  markup: string;
  elements: Node[];
  styleSheets: string[];
}

/** Returns what a drawn page's document shows. Its links and controls take no focus, and answers are open. */
export function readDrawnMarkup(html: string): DrawnMarkup {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const article = page.querySelector('[data-drawn-page]');
  for (const element of article?.querySelectorAll(idle) ?? []) element.remove();
  for (const control of article?.querySelectorAll(controls) ?? []) control.setAttribute('tabindex', '-1');
  for (const answer of article?.querySelectorAll('details') ?? []) answer.open = true;
  const sheets = page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return {
    markup: article?.innerHTML ?? '',
    elements: article ? [...article.childNodes] : [],
    styleSheets: [...sheets].flatMap((sheet) => sheet.getAttribute('href') ?? []),
  };
}

/** Loads style sheets that this document does not have. They stay. */
export function addStyleSheets(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.querySelector(`link[rel="stylesheet"][href=${JSON.stringify(href)}]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
