import { paths } from '#lib/core/addresses/linked-paths.ts';
import { type DrivenBrowser, until } from './driven-browser.ts';
import { expectNoComplaints, openInUse } from './page-questions.ts';

const phone = 390;

/**
 * Checks that a page works and navigates in a browser that blocks site data and translates the page.
 * @throws Error that names the failure
 */
export async function askHostile(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.resize(phone);
  await openInUse(browser, url, refuseStorage);
  const own = await browser.run(() => document.documentElement.dataset.heading);
  await until(browser, `the heading '${own}'`, isHeading, own);
  await browser.run(translate);
  const target = new URL(url).pathname === paths.beliefs ? paths.about : paths.beliefs;
  await browser.run((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.dataset.page = '';
    document.querySelector('main')?.append(link);
    link.click();
  }, target);
  await until(browser, target, (path) => location.pathname === path, target);
  await until(browser, 'a page that stands', () => document.querySelector('main h1'));
  const shown = await browser.run(() => document.body.innerText.includes('Unexpected Application Error!'));
  if (shown) throw new Error('The error screen is shown.');
  await expectNoComplaints(browser);
}

/** Blocks all storage, as a browser without site data does, and records the heading of the sent page. */
function refuseStorage(): void {
  document.documentElement.dataset.heading = document.querySelector('h1')?.textContent ?? '';
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get });
}

function isHeading(text: string | undefined): boolean {
  return document.querySelector('h1')?.textContent === text;
}

/** Moves every text into new elements, as browser translators do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, textarea')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
