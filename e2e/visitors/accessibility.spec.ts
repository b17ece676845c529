import type { Page, Request } from 'playwright/test';
import { staffPages } from '#lib/core/addresses/page-lists.ts';
import { pastTheEdge } from '#scripts/browsers/past-the-edge.ts';
import { layoutPageNames, publicPageNames } from '#scripts/site-pages.ts';
import { isWhole } from '#tests/support/extent.ts';
import {
  axeProblems,
  bringAxe,
  emptyDrawings,
  expectSoundOutline,
  resize,
  stickingOut,
  textCutBySpacing,
  thinOut,
} from '../support/accessibility.ts';
import { looksAt } from '../support/axe/contrast.ts';
import { misplacedMarkup } from '../support/markup.ts';
import { addressedScreens, openedScreens } from '../support/screens/all-screens.ts';
import type { Screen } from '../support/screens/screen.ts';
import { expect, test, unlock, untilReady } from '../support/test.ts';
import { largeText, setTextSize, untilTextIs, usualText } from '../support/text-size.ts';
import {
  bringTranslation,
  expectToStand,
  goOn,
  showOriginal,
  takeSoftSteps,
  translate,
} from '../support/translation.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
/** What is asked of the pages with an address, in windows from the narrowest to the widest. */
const questions: ((page: Page, screen: Screen) => Promise<void>)[] = [
  // The narrowest window of WCAG 1.4.10.
  expectSoundWhole,
  expectRoomForLargeText,
  // A desktop's at twice the size.
  expectRoomForText,
  (page, screen) => expectNoProblemsAt(phone, page, screen),
  async (page, screen) => {
    if (isWhole || layoutPageNames.includes(screen.name)) await expectNoProblemsAt(desktop, page, screen);
  },
];

test.beforeEach(async ({ page }) => {
  await bringAxe(page);
  await bringTranslation(page);
});

/** The pages with an address, dealt out to as many tests, so that they run side by side. */
const hands = 4;
for (let hand = 0; hand < hands; hand += 1) {
  test.describe(`the pages, part ${hand + 1} of ${hands}`, () => {
    test.use({ expectedErrors: [/404/] });

    test('keep nobody out, at any width and text size, ask no other host, and go on translated', async ({
      page,
      baseURL,
    }) => {
      const screens = (await addressedScreens(String(baseURL))).filter(isLookedAt);
      for (const screen of screens.filter((_, index) => index % hands === hand))
        await test.step(screen.name, () => askAll(page, screen, String(baseURL)));
    });
  });
}

/** By day every public page once, without its other states, and one page of staff: to visitors they all say the same. */
function isLookedAt({ name, path, page }: Screen): boolean {
  return isWhole || publicPageNames.includes(name) || path === staffPages[0] || page === 'frame';
}

/** Opens a page once for all questions. */
async function askAll(page: Page, screen: Screen, origin: string): Promise<void> {
  const foreign: string[] = [];
  const note = (request: Request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign.push(request.url());
  };
  page.on('request', note);
  await page.setViewportSize({ width: 320, height: 850 });
  await page.goto(String(screen.path));
  expect.soft(misplacedMarkup(await page.content()), screen.name).toEqual([]);
  await emptyDrawings(page);
  // A page of staff shows nothing until it knows who looks.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const ask of questions) await ask(page, screen);
  expect.soft(foreign, screen.name).toEqual([]);
  page.off('request', note);
  if (publicPageNames.includes(screen.name)) await goOnTranslated(page);
}

async function expectSoundWhole(page: Page, { name }: Screen): Promise<void> {
  expect.soft(await stickingOut(page, 320), `${name} 320`).toEqual([]);
  await expectSoundOutline(page);
}

async function expectRoomForLargeText(page: Page, { name }: Screen): Promise<void> {
  if (!publicPageNames.includes(name)) return;
  await setTextSize(page, largeText);
  await untilTextIs(page, largeText);
  for (const width of [320, 390]) {
    await resize(page, { width, height: 850 });
    expect.soft(await page.evaluate(pastTheEdge), `${name} at ${width} px, large text`).toEqual([]);
  }
  await setTextSize(page, usualText);
  await untilTextIs(page, usualText);
}

async function expectRoomForText(page: Page, { name }: Screen): Promise<void> {
  expect.soft(await stickingOut(page, 640), `${name} 640`).toEqual([]);
  // A new layout of a long list takes longer than all that is looked at after it.
  await thinOut(page);
  expect.soft(await textCutBySpacing(page), name).toEqual([]);
}

/** With every step there is on the page, a map of another host included, and away from it. */
async function goOnTranslated(page: Page): Promise<void> {
  await translate(page);
  await takeSoftSteps(page);
  await goOn(page);
}

const lookedAt = openedScreens.filter(
  ({ withoutScripts, isPrinted, isVariant }) => !withoutScripts && !isPrinted && (isWhole || !isVariant),
);
const demoScreens = lookedAt.filter(({ site }) => site !== 'empty');
for (const [name, screens] of byPage(demoScreens)) {
  test.describe(name, () => {
    test.use({ expectedErrors: anyOf(screens.flatMap(({ expectedErrors = [] }) => expectedErrors)) });

    test('keeps nobody out, whatever opens, and goes on translated once it is closed', async ({
      page,
      context,
      baseURL,
    }) => {
      for (const screen of visitorsFirst(screens))
        await test.step(screen.name, () =>
          (isLeft(screen, screens) ? lookAndLeave : look)(page, screen, String(baseURL)),
        );
      expect(context.pages()).toHaveLength(1);
    });
  });
}

/** By day the first window of a page: the others are of its kind. A page that failed leads nowhere. */
function isLeft(screen: Screen, screens: Screen[]): boolean {
  if (screen.page === 'frame') return false;
  return isWhole || screen === screens.find(({ frame, leavesTraces }) => frame === 'window' && !leavesTraces);
}

/** What has opened in translation is looked at in its own words, then closed and left in translation again. */
async function lookAndLeave(page: Page, screen: Screen, origin: string): Promise<void> {
  await open(page, screen, origin, () => translate(page));
  await expectToStand(page);
  await showOriginal(page);
  await expect(page.locator('font')).toHaveCount(0);
  const size = page.viewportSize() ?? desktop;
  await expectNoProblems(page, screen);
  if (screen.leavesTraces) return;
  await resize(page, size);
  await translate(page);
  await goOn(page);
}

async function look(page: Page, screen: Screen, origin: string): Promise<void> {
  await open(page, screen, origin);
  await expectNoProblems(page, screen);
}

/** Opens a screen. Between the page and what opens on it, `before` runs. */
async function open(page: Page, screen: Screen, origin: string, before = async () => {}): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (screen.as === 'staff') await unlock(context, origin);
  await page.setViewportSize(screen.to || !isWhole ? phone : desktop);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: screen.forcedColors ? 'active' : 'none' });
  await screen.prepare?.(page);
  await page.goto(
    new URL(typeof screen.path === 'string' ? screen.path : await screen.path(origin), origin).href,
  );
  if (screen.page !== 'frame') await untilReady(page);
  await before();
  await screen.open?.(page);
}

test('a site without content keeps nobody out either', async ({ page, siteAt }) => {
  const { origin } = await siteAt('empty');
  for (const screen of visitorsFirst(lookedAt.filter(({ site }) => site === 'empty')))
    await test.step(`${screen.page}: ${screen.name}`, () => look(page, screen, origin));
});

test('a text too faint to read is found among others that were measured before', async ({ page }) => {
  await page.goto('/beliefs');
  const looks = looksAt('faint');
  expect(await axeProblems(page, undefined, looks)).toEqual([]);
  const { size } = looks;
  expect(await axeProblems(page, undefined, looks)).toEqual([]);
  expect(looks.size).toBe(size);
  const text = page.getByRole('contentinfo').locator('p').first();
  await text.evaluate((paragraph) => {
    paragraph.style.color = '#555';
  });
  expect(await axeProblems(page, undefined, looks)).toEqual([expect.stringContaining('color-contrast: ')]);
});

test('a control that is too small or covered is found', async ({ page }) => {
  await page.goto('/beliefs');
  const pair = (size: number, apart: number) =>
    page.evaluate(
      ([size, apart]) => {
        const buttons = ['One', 'Two'].map((name, index) => {
          const button = document.createElement('button');
          button.ariaLabel = name;
          button.style.cssText = `position: absolute; width: ${size}px; height: ${size}px; left: ${index * apart}px`;
          return button;
        });
        document.querySelector('main h1')?.replaceChildren('Beliefs', ...buttons);
      },
      [size, apart] as const,
    );
  const found = async () =>
    (await axeProblems(page)).filter((problem) => problem.startsWith('target-size: '));
  await pair(44, 60);
  expect(await found()).toEqual([]);
  await pair(12, 14);
  expect(await found()).toHaveLength(2);
  await pair(44, 10);
  expect(await found()).not.toEqual([]);
});

test.describe('what changes by itself', () => {
  test('announces messages in a live region that precedes them', async ({ page, asAdmin: _ }) => {
    await page.goto('/beliefs');
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    const place = page.locator('body > [role=status]');
    await expect(place).toBeEmpty();
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('belltower:toast', { detail: { kind: 'success', text: 'It is saved.' } }),
      ),
    );
    await expect(place.getByText('It is saved.')).toBeVisible();
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('belltower:toast', { detail: { kind: 'error', text: 'It is not saved.' } }),
      ),
    );
    await expect(place.getByRole('alert')).toHaveText('It is not saved.');
    await expect(place.locator('[aria-live]')).toHaveCount(0);
    // What lies under a message can still be pressed.
    for (const message of await place.locator('[data-sonner-toast]').all())
      await expect(message).toHaveCSS('pointer-events', 'none');
  });

  test('hides the ticking countdown from screen readers, not its date', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.countdown')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('.countdown ~ p time')).toHaveText(/^\w+day, \w+ \d+ at \d+:\d\d\s[AP]M$/);
    await expect(page.locator('main [aria-live]')).toHaveCount(0);
  });
});

/** Sound HTML, and at both widths nothing that keeps anybody out: of what opened, or of the whole page. */
async function expectNoProblems(page: Page, screen: Screen): Promise<void> {
  expect.soft(misplacedMarkup(await page.content()), screen.name).toEqual([]);
  await emptyDrawings(page);
  // Starts with the window's present size: every other one needs a new layout.
  const sizes = page.viewportSize()?.width === desktop.width ? [desktop, phone] : [phone, desktop];
  for (const size of screen.to || !isWhole ? [phone] : sizes) await expectNoProblemsAt(size, page, screen);
}

async function expectNoProblemsAt(size: typeof phone, page: Page, screen: Screen): Promise<void> {
  const dialog = '[role=dialog], [role=alertdialog], [role=menu], dialog:popover-open';
  const within = screen.frame === 'window' && (await page.locator(dialog).count()) > 0 ? dialog : undefined;
  await resize(page, size);
  // Forced colors are the visitor's own, and axe still sees ours.
  const looks = screen.forcedColors ? 'unmeasured' : looksAt(`${size.width}`);
  const problems = await axeProblems(page, within, looks);
  expect.soft(problems, `${screen.name} at ${size.width} px`).toEqual([]);
}

/** One pattern for all: a list of several is not taken for the value of an option. */
function anyOf(patterns: RegExp[]): RegExp[] {
  return patterns.length > 0 ? [new RegExp(patterns.map(({ source }) => source).join('|'))] : [];
}

/** An unlocked context stays unlocked: what visitors see comes before. */
function visitorsFirst(screens: Screen[]): Screen[] {
  return screens.toSorted((one, other) => Number(one.as === 'staff') - Number(other.as === 'staff'));
}

function byPage(screens: Screen[]): Map<string, Screen[]> {
  const pages = new Map<string, Screen[]>();
  for (const screen of screens) pages.set(screen.page, [...(pages.get(screen.page) ?? []), screen]);
  return pages;
}
