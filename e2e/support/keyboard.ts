import { expect, type Locator, type Page } from 'playwright/test';

/** How many stops a way by the keyboard may have. */
const longestWay = 120;

/** Goes on with the Tab key until the control has the focus; every stop on the way is seen and uncovered. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What a press brings may be on its way still: until it is there, the keyboard leads past where it will be.
  await expect(control.filter({ visible: true }).first()).toBeVisible();
  if (await hasFocus(control)) return void (await expectSeenFocus(() => page.evaluate(readFocus, [])));
  for (let stop = 0; stop < longestWay; stop += 1) {
    await page.keyboard.press(key);
    // One question to the browser a stop: a way has dozens.
    if ((await expectSeenFocus(() => control.evaluateAll(readFocus))).isSought) return;
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}

/** Goes to the control with the Tab key and presses it. */
export async function pressByKey(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to the field with the Tab key and types into it, in place of what stands there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Goes with the Tab key from the top of the page to its end. Gives how many stops there are. */
export async function walkThrough(page: Page): Promise<number> {
  await page.evaluate(startAtTop);
  for (let stop = 0; stop < longestWay; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await expectSeenFocus(() => page.evaluate(readFocus, []))).isNowhere) return stop;
  }
  return longestWay;
}

/**
 * The focus is drawn (WCAG 2.4.7), stands out from its ground (1.4.11) and lies under nothing that sticks (2.4.11).
 * Nothing of the page may have it: between the page's end and its beginning it is the browser's own.
 */
async function expectSeenFocus(read: () => Promise<Focus>): Promise<Focus> {
  let focus = await read();
  if (focus.isNowhere) return focus;
  let isFresh = true;
  // What slides, scrolls or fades into its place gets the moment that it takes.
  await expect(async () => {
    if (!isFresh) focus = await read();
    isFresh = false;
    expect(focus.isCovered, `${focus.name} is covered`).toBe(false);
    if (focus.isForeign) return;
    expect(focus.outlineWidth, `${focus.name} shows no focus`).toBeGreaterThanOrEqual(2);
    expect(focus.contrast, `the focus of ${focus.name} is faint`).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [50, 100, 200], timeout: 3000 });
  return focus;
}

async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** Runs in the page: the next Tab leads to its first stop, wherever the focus was. */
function startAtTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
}

type Focus = ReturnType<typeof readFocus>;

/** Runs in the page. `sought` are the elements that the focus is led to. */
function readFocus(sought: Element[]) {
  const element = document.activeElement as HTMLElement;
  // A chip is drawn around its small input, an editor around its words.
  const drawn = element.closest<HTMLElement>('.choice, .rich-editor') ?? element;
  const style = getComputedStyle(drawn);
  const box = drawn.getBoundingClientRect();
  const isInside = Number.parseFloat(style.outlineOffset) <= -Number.parseFloat(style.outlineWidth);
  const points = [0.5, 0.15, 0.85].flatMap((x) =>
    [0.5, 0.2, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const isCovered = points.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return !top || !(drawn.contains(top) || top.contains(drawn));
  });
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return {
    isNowhere: element === document.body,
    isSought: sought.includes(element),
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
    isForeign: element.tagName === 'IFRAME',
    isCovered,
    outlineWidth: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
    contrast: contrast(rgb(style.outlineColor), groundOf(isInside ? drawn : drawn.parentElement)),
  };

  function groundOf(from: HTMLElement | null): number[] {
    const night = [23, 32, 63];
    // On a picture of any color, a frame of its own stands behind the focus.
    const frame = getComputedStyle(drawn, '::after');
    if (isInside && Number.parseFloat(frame.borderTopWidth) >= 8) return rgb(frame.borderTopColor);
    for (let at = from; at; at = at.parentElement) {
      if (at.matches('.hero, .sky-page, .mobile-menu-sheet')) return night;
      if (at.matches('.site-header:not([data-scrolled])') && document.querySelector('.sky-page'))
        return night;
      const color = getComputedStyle(at).backgroundColor;
      const [r = 0, g = 0, b = 0, alpha = 1] = rgb(color);
      if (alpha > 0.9) return [r, g, b];
    }
    return [255, 255, 255];
  }

  /** Any color of CSS as red, green, blue from 0 to 255 and alpha. */
  function rgb(color: string): number[] {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, alpha / 255];
  }

  function contrast(one: number[], other: number[]): number {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: number[]): number {
    const [r = 0, g = 0, b = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
