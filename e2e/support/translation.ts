import type { Page } from '@playwright/test';
import { readyEvent } from '#lib/core/site/browser-contract.ts';

/**
 * A browser that translates the page at the event, unless it is named once its scripts run, and whatever they bring
 * from then on: each text moves into two elements of the translation's, and its own node leaves the tree.
 */
export async function translateAlways(page: Page, from = readyEvent): Promise<void> {
  await page.addInitScript((event) => {
    const leftAlone = 'script, style, textarea, noscript, font, [translate="no"], .notranslate';
    const translate = (text: Node) => {
      const { parentElement, textContent } = text;
      if (!textContent?.trim() || !parentElement || parentElement.closest(leftAlone)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = textContent;
      outer.append(inner);
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
    addEventListener(
      event,
      () => {
        translateIn(document.body);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { once: true },
    );
  }, from);
}
