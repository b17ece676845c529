import type { Page } from 'playwright/test';
import { banner, control, hearTestAlone, itemsOf, message, say, tellOfNews } from '../support/banner.ts';
import { uniqueTitle } from '../support/events.ts';
import { sql } from '../support/sites/database.ts';
import { byNight, expect, test } from '../support/test.ts';

// It turns by itself and rolls along.
test.use({ reducedMotion: 'no-preference' });

/** A page whose clock stands still until the test moves it. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-22T16:00:00Z') });
  await hearTestAlone(page);
  await page.goto('/giving');
  await page.clock.pauseAt(new Date('2026-11-22T18:00:00Z'));
}

/** A page whose banner waits, since the pointer is there. */
async function openAndHold(page: Page): Promise<void> {
  await page.goto('/giving');
  await banner(page).hover();
}

test.describe('the banner', () => {
  test('turns every 5 seconds, in a circle', async ({ page }) => {
    await openWithStillClock(page);
    await say(page, itemsOf(3));
    await page.clock.runFor(4999);
    await expect(message(page)).toHaveText('News 1');
    for (const next of ['News 2', 'News 3', 'News 1', 'News 2']) {
      await page.clock.runFor(5000);
      await expect(message(page)).toHaveText(next);
    }
  });

  test(
    'turns from a message longer than its place only when it has gone by once',
    byNight,
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 844 });
      await openWithStillClock(page);
      const [first, second] = itemsOf(2);
      const words = 'No one drives today: '.repeat(9).slice(0, 178);
      await say(page, [{ ...first, message: words, scroll_speed: 'slow' }, second] as ReturnType<
        typeof itemsOf
      >);
      await page.clock.runFor(20_000);
      await expect(message(page)).toHaveText(words);
      // Its motion follows the real clock: moved to where the message has gone by once.
      const [end, edge] = await message(page).evaluate((text) => {
        const [motion] = text.getAnimations();
        const { delay, duration } = motion?.effect?.getComputedTiming() ?? {};
        if (motion) motion.currentTime = Number(delay) + Number(duration);
        const words = text.firstElementChild;
        return [words, text.parentElement].map((each) =>
          Math.round(each?.getBoundingClientRect().right ?? 0),
        );
      });
      expect(end).toBe(edge);
      await page.clock.runFor(10_000);
      await expect(message(page)).toHaveText('News 2');
    },
  );

  test('stands still on a phone and is read whole, with a cross and one button for all else', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStillClock(page);
    const words = 'Supper in the hall this Friday at six, and everyone brings a dish to share.';
    const [first, ...others] = itemsOf(2);
    await say(page, [{ ...first, message: words }, ...others] as ReturnType<typeof itemsOf>);
    await expect(message(page)).toHaveCSS('animation-name', 'none');
    const [end, edge] = await message(page).evaluate((text) =>
      [text, text.parentElement].map((each) => each?.getBoundingClientRect().bottom),
    );
    expect(end).toBeLessThanOrEqual(Number(edge));
    const height = await banner(page).evaluate((it) => it.clientHeight);
    await expect(banner(page).getByRole('button')).toHaveCount(2);
    await control(page, 'Banner settings').click();
    await expect(banner(page).locator('.banner-panel')).toContainText(words);
    await page.clock.runFor(20_000);
    await expect(message(page)).toHaveText(words);
    await control(page, 'Next announcement').click();
    await expect(message(page)).toHaveText('News 2');
    // A short one leaves the page where it is.
    await expect(banner(page)).toHaveCSS('height', `${height}px`);
    await control(page, 'Dismiss announcements').click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show announcements' }).click();
    await expect(control(page, 'Banner settings')).toBeFocused();
  });

  test(
    'stays with what is urgent, which put aside comes back on the next page',
    byNight,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openWithStillClock(page);
      const items = itemsOf(3).map((item, at) => ({ ...item, is_urgent: at === 0 }));
      await say(page, items);
      await page.clock.runFor(20_000);
      await expect(message(page)).toHaveText('News 1');
      await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await control(page, 'Next announcement').click();
      await expect(message(page)).toHaveText('News 2');
      await page.mouse.move(200, 500);
      await page.clock.runFor(5000);
      await expect(message(page)).toHaveText('News 3');
      await page.clock.runFor(5000);
      await expect(message(page)).toHaveText('News 1');
      await control(page, 'Dismiss announcements').click();
      const asked = page.waitForResponse('**/api/banner');
      tellOfNews(page);
      await asked;
      await expect(banner(page)).toBeHidden();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(banner(page)).toBeVisible();
    },
  );

  test('waits while the pointer or the keyboard is there', byNight, async ({ page }) => {
    await openWithStillClock(page);
    await say(page, itemsOf(2));
    await banner(page).hover();
    await page.clock.runFor(20_000);
    await expect(message(page)).toHaveText('News 1');
    await page.mouse.move(200, 500);
    await page.clock.runFor(5000);
    await expect(message(page)).toHaveText('News 2');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    const text = banner(page).locator('.banner-message');
    await expect(text).toBeFocused();
    await expect(text).toHaveRole('group');
    await expect(text).toHaveAccessibleName('News 2');
    await page.clock.runFor(20_000);
    await expect(message(page)).toHaveText('News 2');
  });

  test('is held and let go with a button', byNight, async ({ page }) => {
    await openWithStillClock(page);
    await say(page, itemsOf(2));
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await control(page, 'Pause announcements').click();
    await page.mouse.move(200, 500);
    await page.clock.runFor(20_000);
    await expect(message(page)).toHaveText('News 1');
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await control(page, 'Play announcements').click();
    await page.mouse.move(200, 500);
    await page.clock.runFor(5000);
    await expect(message(page)).toHaveText('News 2');
  });

  test('stands still for who wishes for less motion', byNight, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStillClock(page);
    await say(page, itemsOf(2));
    await page.clock.runFor(20_000);
    await expect(message(page)).toHaveText('News 1');
    await expect(message(page)).toHaveCSS('animation-name', 'none');
    await expect(control(page, 'Pause announcements')).toBeHidden();
    await control(page, 'Next announcement').click();
    await expect(message(page)).toHaveText('News 2');
    // A message longer than its place is moved along to its end with the keys, as with a finger.
    await page.setViewportSize({ width: 800, height: 844 });
    await say(
      page,
      itemsOf(1).map((item) => ({ ...item, message: 'No one drives today. '.repeat(8) })),
    );
    const place = banner(page).locator('.banner-message');
    await place.focus();
    await expect(async () => {
      for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowRight');
      expect(await place.evaluate((it) => it.scrollWidth - it.clientWidth - it.scrollLeft)).toBeLessThan(2);
    }).toPass({ intervals: [50] });
  });

  test(
    'goes back from the first to the last and on from the last to the first',
    byNight,
    async ({ page }) => {
      await openWithStillClock(page);
      await say(page, itemsOf(3));
      await control(page, 'Previous announcement').click();
      await expect(message(page)).toHaveText('News 3');
      await control(page, 'Next announcement').click();
      await expect(message(page)).toHaveText('News 1');
    },
  );

  test('put aside, stays away from page to page until its list changes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithStillClock(page);
    await say(page, itemsOf(2));
    await control(page, 'Dismiss announcements').click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveCSS('padding-top', '65px');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(banner(page)).toBeHidden();
    await say(page, itemsOf(3));
    await expect(banner(page)).toBeVisible();
  });

  test('put aside, comes back on request at the foot of the page', async ({ page }) => {
    await openWithStillClock(page);
    await say(page, itemsOf(2));
    const way = page.getByRole('button', { name: 'Show announcements' });
    await expect(way).toBeHidden();
    await control(page, 'Dismiss announcements').click();
    await expect(banner(page)).toBeHidden();
    await way.click();
    await expect(banner(page)).toBeInViewport();
    await expect(control(page, 'Previous announcement')).toBeFocused();
    await expect(way).toBeHidden();
  });

  test.describe('that cannot be loaded again', () => {
    test.use({ expectedErrors: [/503/] });

    test('is tried three times more, then says so and stays as it was', byNight, async ({ page }) => {
      await openWithStillClock(page);
      await say(page, itemsOf(2));
      const asked: string[] = [];
      await page.unroute('**/api/banner');
      await page.route('**/api/banner', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 503, json: {} });
      });
      tellOfNews(page);
      // Each try waits only from the moment its page has heard the refusal, and the message is drawn by a timer too.
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(page.getByText('Failed to load banner events')).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
      expect(asked).toHaveLength(4);
      await expect(message(page)).toHaveText(/^News/);
    });
  });

  test('opens its settings in front of everything, and the menu in front of them', async ({ page }) => {
    await page.goto('/giving');
    await control(page, 'Banner settings').click();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('.banner-panel').evaluate(coveredBy), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    // Safari gives no focus to what is pressed, so that the settings stay open.
    await page.getByLabel('Menu', { exact: true }).evaluate((summary: HTMLElement) => summary.click());
    await page.getByRole('link', { name: 'Visit Us' }).click({ trial: true });
    expect(await page.locator('.mobile-menu-sheet').evaluate(coveredBy)).toEqual([]);
  });

  test('shows 3, 5 or 10 at a time, with 5 links to pages at most', byNight, async ({ page }) => {
    await hearTestAlone(page);
    await openAndHold(page);
    await say(page, itemsOf(12, 10));
    await control(page, 'Banner settings').click();
    const pages = banner(page).getByRole('navigation', { name: 'Banner pages' });
    await expect(banner(page).getByRole('radio', { name: '5' })).toBeChecked();
    await expect(pages.getByRole('button')).toHaveText(['1', '2', '3', '4', '5']);
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(message(page)).toHaveText('News 6');
    await banner(page).getByRole('radio', { name: '3' }).check();
    await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(message(page)).toHaveText('News 1');
    await control(page, 'Previous announcement').click();
    await expect(message(page)).toHaveText('News 3');
    await pages.getByRole('button', { name: 'Page 5' }).click();
    await expect(pages.getByRole('button')).toHaveText(['3', '4', '5', '6', '7']);
    await banner(page).getByRole('radio', { name: '10' }).check();
    await expect(pages.getByRole('button')).toHaveText(['1', '2', '3']);
    await banner(page).getByRole('checkbox', { name: 'Announcements' }).uncheck();
    await expect(pages).toHaveCount(0);
  });
});

test.describe('an open page', () => {
  test('starts and ends an announcement at its second', byNight, async ({ page }) => {
    await openAndHold(page);
    const words = uniqueTitle('Now');
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19);
    await sql(
      `INSERT INTO announcements (id, message, is_active, start_date, end_date, timezone)
     VALUES (gen_random_uuid(), $1, true, $2, $3, 'UTC')`,
      [words, inSeconds(4), inSeconds(9)],
    );
    expect(JSON.stringify(await (await page.request.get('/api/banner')).json())).not.toContain(words);
    await expect(message(page)).toHaveText(words);
    await expect(message(page)).not.toHaveText(words);
    expect(await (await page.request.get('/giving')).text()).not.toContain(words);
    await sql('DELETE FROM announcements WHERE message = $1', [words]);
  });

  test('shows what staff add within two seconds', async ({ page, asAdmin: _ }) => {
    await openAndHold(page);
    const words = uniqueTitle('News');
    const data = { message: words, start_date: '2020-01-01T00:00', end_date: '2090-01-01T00:00' };
    const answer = await page.request.post('/api/announcements', { data });
    const { id } = await answer.json();
    await expect(message(page)).toHaveText(words, { timeout: 2000 });
    await page.request.delete(`/api/announcements/${id}`);
    await expect(message(page)).not.toHaveText(words, { timeout: 2000 });
  });
});

/** What lies in front of an element, looked for at points all over it. */
function coveredBy(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.94, 0.98];
  const found = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  // Its own button stands on it.
  const others = found.filter((it) => it && !element.parentElement?.contains(it) && !it.contains(element));
  return [...new Set(others)].map((it) => it?.outerHTML.slice(0, 80) ?? '');
}
