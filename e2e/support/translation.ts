import { expect, type Page } from 'playwright/test';
import { readyEvent } from '#lib/core/browser/browser-contract.ts';

/**
 * A browser that can translate its pages (translate), and with an event does so at that event. Each text, and each that
 * scripts bring from then on, moves into two elements of the translation's, and its own node leaves the tree. Asked for
 * the original words (showOriginal), it puts the nodes back.
 */
export async function bringTranslation(page: Page, from?: string): Promise<void> {
  await page.addInitScript((event) => {
    const originals = new Map<Element, Node>();
    const leftAlone = 'script, style, textarea, noscript, font, [translate="no"], .notranslate';
    const translate = (text: Node) => {
      const { parentElement, textContent } = text;
      if (!textContent?.trim() || !parentElement || parentElement.closest(leftAlone)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = textContent;
      outer.append(inner);
      originals.set(outer, text);
      (text as ChildNode).replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) if (node.isConnected) translateIn(node);
    });
    const begin = () => {
      translateIn(document.body);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    const undo = () => {
      observer.disconnect();
      for (const [outer, text] of originals) if (outer.isConnected) outer.replaceWith(text);
      originals.clear();
    };
    if (event) addEventListener(event, begin, { once: true });
    window.translation = { begin, undo };
  }, from);
}

/** A browser that translates each page once its scripts run. */
export function translateAlways(page: Page): Promise<void> {
  return bringTranslation(page, readyEvent);
}

declare global {
  interface Window {
    translation: { begin(): void; undo(): void };
  }
}

/** Shows the words that the page has itself, as a translating browser does when asked to. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate(() => window.translation.undo());
}

/** Translates the page and what comes. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => window.translation.begin());
  await expect(page.locator('font').first()).toBeAttached();
}

/** Takes every step that can be pressed and leads to no other page: none of them ends the page. */
export async function takeSoftSteps(page: Page): Promise<void> {
  for (const step of await softSteps(page)) {
    await take(page, step);
    await expectToStand(page);
    await page.keyboard.press('Escape');
  }
}

/** Finds, and numbers on the page itself, what can be pressed and leads to no other page. Returns the numbers. */
function softSteps(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>('button, summary, a[href]')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches('[type=submit], [download], [target], .skip-link') &&
        !(element instanceof HTMLAnchorElement && (element.pathname !== location.pathname || element.hash)),
    );
    return pressed.slice(0, 25).map((element, place) => {
      element.dataset.step = String(place);
      return place;
    });
  });
}

/** Presses it, if it is still there; a link is followed to its end. */
async function take(page: Page, step: number): Promise<void> {
  const address = await page.evaluate((place) => {
    const element = document.querySelector<HTMLElement>(`[data-step="${place}"]`);
    const href = element instanceof HTMLAnchorElement ? element.href : null;
    element?.click();
    return href;
  }, step);
  if (address) await expect(page).toHaveURL(address);
}

/** Nothing of the page is the error boundary's. */
export async function expectToStand(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).not.toHaveText(
    'Unexpected Application Error!',
  );
}

/** Goes on to another page without asking for a document, and finds it there. */
export async function goOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const isThere = new URL(page.url()).pathname === '/giving';
  const [path, title] = isThere ? ['/resources', 'Resources'] : ['/giving', 'Ways to Give'];
  await page.locator(`header a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
