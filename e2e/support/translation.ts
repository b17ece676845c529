import { expect, type Page } from '@playwright/test';
import { readyEvent } from '#lib/core/site/browser-contract.ts';

/**
 * A browser that translates the page at the event, unless it is named once its scripts run, and whatever they bring
 * from then on: each text moves into two elements of the translation's, and its own node leaves the tree. Asked for the
 * original words (showOriginal), it puts the nodes back.
 */
export async function translateAlways(page: Page, from = readyEvent): Promise<void> {
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
    addEventListener(event, begin, { once: true });
    window.translation = { begin, undo };
  }, from);
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

/** Translates the page, and what comes, as before. */
export async function translateAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.translation.begin());
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
