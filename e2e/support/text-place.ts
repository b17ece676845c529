import type { Page } from 'playwright/test';

/** Texts that are cut off by their box or stand out of it, each with the element. What scrolls or is an ellipsis may. */
export async function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      let box = text.parentElement;
      if (!text.textContent?.trim() || !box || box.closest('script, style, svg')) continue;
      if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      while (box && isInline(box)) box = box.parentElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let around = box; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, writingMode, position } =
          getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        // For screen readers only.
        if (edge.width < 2 || edge.height < 2 || writingMode !== 'horizontal-tb') break;
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') break;
        if ([overflowX, overflowY].some((it) => /auto|scroll/.test(it))) break;
        const isCut = overflowX !== 'visible' || overflowY !== 'visible';
        const half = (bottom - top) / 2;
        const isOut =
          left < edge.left - 1 || right > edge.right + 1 || (isCut && bottom > edge.bottom + half);
        if (isOut && (isCut || around === box)) {
          found.add(`${around.tagName} ${around.className}: ${text.textContent.trim().slice(0, 60)}`);
          break;
        }
        if (position === 'absolute' || position === 'fixed') break;
      }
    }
    return [...found];
  });
}

/** Times of day and ranges of them that are seen in another order than they are written: 'AM - 10:00 AM 9:00'. */
export async function reversedTimes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const time = String.raw`\d{1,2}(?::\d\d)?\s?(?:[AP]M)`;
    const clock = new RegExp(
      String.raw`${time}(?:\s?[-–]\s?${time})?|\d{1,2}:\d\d(?:\s?[-–]\s?\d{1,2}:\d\d)?`,
      'gi',
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, style, svg'))
        continue;
      for (const { 0: words, index } of (text.textContent ?? '').matchAll(clock)) {
        const edges = [...words].flatMap((letter, place) => {
          const range = document.createRange();
          range.setStart(text, index + place);
          range.setEnd(text, index + place + 1);
          const { left, top, width } = range.getBoundingClientRect();
          return width > 0 && letter.trim() ? [{ left, top }] : [];
        });
        const isReversed = edges.some((edge, place) => {
          const next = edges[place + 1];
          return next && Math.abs(next.top - edge.top) < 4 && next.left < edge.left - 0.5;
        });
        if (isReversed) found.push(`${words} in ‘${text.textContent?.trim().slice(0, 60)}’`);
      }
    }
    return found;
  });
}
