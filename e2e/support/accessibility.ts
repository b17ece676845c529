import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { isWhole } from '#tests/support/extent.ts';
import { axeMessages } from './axe/axe-messages.ts';
import { looksAt, markNewLooks, newLook, type SeenLooks } from './axe/contrast.ts';
import { doubtfulTarget, markDoubtfulTargets } from './axe/target-size.ts';
import { untilReady } from './test.ts';

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything axe finds wrong with the page as it stands, each with its place. `within` narrows it to what opened.
 * Contrast takes the most time: with `looks` it is measured on texts whose look is not among them yet, and adds theirs.
 */
export async function axeProblems(
  page: Page,
  within?: string,
  looks?: SeenLooks | 'unmeasured',
): Promise<string[]> {
  await emptyDrawings(page);
  await untilStill(page);
  await startAxe(page);
  const place = within ?? 'html';
  const measured = looks instanceof Set ? await markNewLooks(page, place, looks) : [];
  await markDoubtfulTargets(page, place);
  // A dialog is checked for itself; the landmarks and headings around it are its page's.
  const rulesOfPages = within ? ['region', 'page-has-heading-one', 'landmark-one-main'] : [];
  const leftOut = [...rulesOfPages, ...(looks === 'unmeasured' ? ['color-contrast'] : [])];
  const narrowed = [
    { id: 'target-size', selector: `[${doubtfulTarget}]` },
    { id: 'color-contrast', selector: looks ? `[${newLook}]` : '*' },
  ];
  const options: axe.RunOptions = {
    runOnly: tags,
    rules: {
      // Users of speech input say what is seen on a control (WCAG 2.5.3); axe still calls it an experiment.
      'label-content-name-mismatch': { enabled: true },
      ...Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    },
    resultTypes: ['violations'],
    // What other hosts show in theirs is not ours to mend.
    iframes: false,
  };
  // One run for all rules: reading the page takes axe longer than most of them.
  const violations = await page.evaluate(
    async ([place, options, rules, marks]) => {
      window.axe.configure({ rules: [...rules] });
      const { violations } = await window.axe.run(place, options);
      for (const mark of marks)
        for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return violations;
    },
    [place, options, narrowed, [doubtfulTarget, newLook]] as const,
  );
  // A look with a problem is measured again wherever it stands.
  const isFaint = violations.some(({ id }) => id === 'color-contrast');
  if (looks instanceof Set && !isFaint) for (const look of measured) looks.add(look);
  return axeMessages(violations);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The smaller file of the package: the browser parses it in every document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives axe to every document to come, which takes less than giving it to each that is there. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
}

/** Gives the window another size and waits until the page is drawn by the rules for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width === size.width && height === size.height) return;
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => matchMedia(`(width: ${width}px)`).matches, size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Once a page: it is as large as all that the site sends. */
async function startAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Thousands of strokes that no screen reader meets would take axe seconds, and each new size of the window too. */
export async function emptyDrawings(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(() => {
    for (const drawing of document.querySelectorAll('svg[aria-hidden="true"]')) {
      if (drawing.querySelectorAll('*').length > 12) drawing.replaceChildren();
    }
  });
}

/** How many of a kind are checked: the next differs by its words alone. */
const enoughOfAKind = 24;

/** Hides all but the first of what stands many times side by side, such as the cards of a long list, or in lists of one kind. */
export async function thinOut(page: Page): Promise<void> {
  await page.evaluate((enough) => {
    const counts = new Map<string, number>();
    const isOneTooMany = (kind: string) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count > enough;
    };
    const kindOf = ({ tagName, className }: Element) => `${tagName} ${className}`;
    for (const [index, parent] of [...document.querySelectorAll('body, body *')].entries()) {
      if (parent.closest('[data-thinned-out]')) continue;
      for (const child of parent.children) {
        const isWhole = child.matches('article, details');
        if (!isOneTooMany(`${isWhole ? kindOf(parent) : index} > ${kindOf(child)}`)) continue;
        // Scripts go on to change what they have drawn, so that it has to stay.
        child.setAttribute('data-thinned-out', '');
        (child as HTMLElement).style.setProperty('display', 'none', 'important');
      }
    }
  }, enoughOfAKind);
}

/**
 * What can be seen of the page only by scrolling sideways in a window of that width, each thing with how far it
 * reaches, in px; nothing, when nothing does.
 */
export async function stickingOut(page: Page, width: number): Promise<string[]> {
  await resize(page, { width, height: 850 });
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // A busy browser lays the page out some frames after the rules for the new width apply.
        const end = performance.now() + 3000;
        const look = () => {
          const reach = document.documentElement.scrollWidth;
          if (reach <= window.innerWidth) return resolve([]);
          if (performance.now() < end) return requestAnimationFrame(look);
          const culprits = [...document.body.querySelectorAll('*')].filter(
            (element) => Math.abs(element.getBoundingClientRect().right + window.scrollX - reach) < 1.5,
          );
          resolve([`${reach} px`, ...culprits.map((element) => element.outerHTML.slice(0, 120))]);
        };
        // The frame after next is drawn at the new width for certain.
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
}

/** Holds the dialog that is open to both, on a phone and by night on a desktop; its colors are the same at both. */
export async function expectSoundDialog(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of isWhole ? [390, 1280] : [390]) {
    expect.soft(await stickingOut(page, width), `sticks out at ${width} px`).toEqual([]);
    const problems = await axeProblems(page, '[role=dialog]', looksAt(`dialog ${width}`));
    expect.soft(problems, `axe at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Until the fonts are there and what opens is open: while it still comes in, its texts are faint. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-transition], html[data-letters]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  );
}

/** Text that is cut off once letters, words, lines and paragraphs stand as far apart as WCAG 1.4.12 asks. */
export async function textCutBySpacing(page: Page): Promise<string[]> {
  const before = await cutText(page);
  await spaceOut(page, true);
  const after = await cutText(page);
  await spaceOut(page, false);
  return after.filter((text) => !before.includes(text));
}

/** A style sheet made by a script: the site's policy lets no other in. */
async function spaceOut(page: Page, isWanted: boolean): Promise<void> {
  await page.evaluate((isWanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = isWanted ? [sheet] : [];
  }, isWanted);
}

function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipping = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // What scrolls loses nothing, and a teaser is cut on purpose: its whole text is a link away.
      return (
        webkitLineClamp === 'none' &&
        textOverflow !== 'ellipsis' &&
        [overflowX, overflowY].some((it) => it === 'hidden' || it === 'clip')
      );
    };
    return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => element.textContent?.trim() && isClipping(element) && element.clientWidth > 1)
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      )
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent?.trim().slice(0, 60)}`,
      );
  });
}

/** The order of a page's headings, its landmarks and its language. */
export async function expectSoundOutline(page: Page): Promise<void> {
  const outline = await page.evaluate(() => ({
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => (heading as HTMLElement).checkVisibility())
      .map((heading) => Number(heading.tagName[1])),
    language: document.documentElement.lang,
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  expect(outline.language).toBe('en');
  // What is named by another's id, and where links lead, would be the wrong thing.
  expect(outline.ids.filter((id, index) => outline.ids.indexOf(id) !== index)).toEqual([]);
  expect(outline.levels.filter((level) => level === 1)).toHaveLength(1);
  const skips = outline.levels.filter((level, index) => level > (outline.levels[index - 1] ?? 0) + 1);
  expect(skips, `levels left out: ${outline.levels}`).toEqual([]);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark), landmark).toHaveCount(1);
}
