import type { Page } from 'playwright/test';
import { pastTheEdge } from '#scripts/browsers/past-the-edge.ts';
import { axeProblems } from '../support/accessibility.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { byNight, expect, openReady, staffCookie, test, unlock, untilLettersShow } from '../support/test.ts';

// All pages of the site have the menus: these tests change a site of their own.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of 404/] });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

const below = (label: string, to: string) => ({ label, to });
const link = (label: string, to: string, ...children: object[]) => ({ label, to, children });
const menus = {
  main: [
    link('Home', '/'),
    link(
      'Who we are and what we believe',
      '/about',
      below('Beliefs', '/beliefs'),
      below('Mission', '/mission-vision'),
    ),
    link('Ministries', '/ministries'),
    link(
      'Events and calendar',
      '/events',
      below('Calendar', '/calendar'),
      below('Add to yours', '/calendar.ics'),
    ),
    link('Sermons', '/sermons'),
    link('Giving', '/giving'),
    link('Plan a visit', '/visit', below('Our denomination', 'https://example.org/')),
  ],
  footer: [link('About Us', '/about', below('Beliefs', '/beliefs'))],
  hidden: ['/livestream', '/resources'],
};

async function put(page: Page, path: string, data: object) {
  const answer = await page.request.put(`${site.origin}${path}`, {
    data,
    headers: { cookie: await staffCookie(site.origin), origin: site.origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const shelf = (page: Page) => mainMenu(page).locator('details').first();

test.describe('a menu with two levels', () => {
  test.beforeEach(({ page }) => put(page, '/api/navigation', menus));

  test('opens by click and keyboard, closes on Escape, outside and after a choice', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openReady(page, `${site.origin}/giving`);
    const button = shelf(page).locator('summary');
    const beliefs = shelf(page).getByRole('link', { name: 'Beliefs' });
    await button.hover();
    await expect(beliefs).toBeHidden();
    await button.click();
    await expect(beliefs).toBeVisible();
    expect(await axeProblems(page, 'header')).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(beliefs).toBeHidden();
    await mainMenu(page)
      .getByRole('link', { name: /^Who we are/ })
      .focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(beliefs).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(beliefs).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(beliefs).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await beliefs.click();
    await expect(page).toHaveURL(/\/beliefs$/);
    await expect(beliefs).toBeHidden();
    await button.click();
    await expect(beliefs).toHaveAttribute('aria-current', 'page');
    await expect(beliefs).toHaveCSS('font-weight', '750');
  });

  test('leaves no page beyond the window, however wide', byNight, async ({ page }) => {
    for (const width of [320, 768, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.origin}/giving`);
      expect(await page.evaluate(pastTheEdge), String(width)).toEqual([]);
    }
  });

  test('leaves them within the window where a style doubles the text', async ({ page }) => {
    for (const width of [320, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.origin}/giving`);
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      expect(await page.evaluate(pastTheEdge), String(width)).toEqual([]);
    }
  });

  test('shows both levels on a phone, with text twice as large', byNight, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 320, height: 800 });
    await openReady(page, `${site.origin}/beliefs`);
    await page.locator('.mobile-menu > summary').click();
    const pages = page.getByRole('navigation', { name: 'All pages' });
    await expect(pages.getByRole('link', { name: 'Mission' })).toBeVisible();
    await expect(pages.getByRole('link', { name: 'Beliefs' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(pastTheEdge)).toEqual([]);
    await pages.getByRole('link', { name: 'Mission' }).click();
    await expect(page).toHaveURL(/\/mission-vision$/);
    await expect(pages).toBeHidden();
  });

  test('works without scripts', byNight, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${site.origin}/giving`);
    await shelf(page).locator('summary').click();
    await shelf(page).getByRole('link', { name: 'Beliefs' }).click();
    await expect(page).toHaveURL(/\/beliefs$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.mobile-menu > summary').click();
    await expect(
      page
        .getByRole('navigation', { name: 'All pages' })
        .getByRole('link', { name: 'Calendar', exact: true }),
    ).toBeVisible();
    await page.context().close();
  });
});

test('a page that is switched off is nowhere', async ({ page }) => {
  await put(page, '/api/navigation', {
    ...menus,
    main: menus.main.slice(0, 6),
    hidden: ['/livestream', '/visit'],
  });
  for (const path of ['/livestream', '/visit']) {
    expect((await page.request.get(site.origin + path)).status()).toBe(404);
    expect(await (await page.request.get(`${site.origin}/sitemap.xml`)).text()).not.toContain(`${path}<`);
  }
  for (const path of ['/', '/about', '/calendar', '/events', '/sermons', '/no-such-page']) {
    await openReady(page, site.origin + path);
    await expect(page.locator('a[href^="/visit"], a[href^="/livestream"]')).toHaveCount(0);
  }
  expect(
    (
      await page.request.delete(`${site.origin}/api/navigation`, {
        headers: { cookie: await staffCookie(site.origin), origin: site.origin },
      })
    ).status(),
  ).toBe(204);
  expect((await page.request.get(`${site.origin}/visit`)).status()).toBe(200);
});

test('staff arrange a page, and bring the original order back', async ({ page, context }) => {
  await unlock(context, site.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, `${site.origin}/menus`);
  await page.getByRole('button', { name: 'Arrange “Ways to Give”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange “Ways to Give”' });
  await expect(dialog.getByText('Always shown.')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Show Reasons to give' }).click();
  expect(await axeProblems(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save arrangement' }).click();
  await expect(page.getByText('The page is arranged.')).toBeVisible();
  const html = async () => (await page.request.get(`${site.origin}/giving`)).text();
  expect(await html()).not.toContain('id="why"');
  await page.getByRole('button', { name: 'Arrange “Ways to Give”' }).click();
  await dialog.getByRole('button', { name: 'Use the original order' }).click();
  await expect(page.getByText('The original order is back.')).toBeVisible();
  expect(await html()).toContain('id="why"');
});

test(
  'staff add a part of the church’s own to a page, and change its words',
  byNight,
  async ({ page, context }) => {
    await unlock(context, site.origin);
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, `${site.origin}/menus`);
    await page.getByRole('button', { name: 'Arrange “Ways to Give”' }).click();
    const arranging = page.getByRole('dialog', { name: 'Arrange “Ways to Give”' });
    await arranging.getByRole('button', { name: 'Add a part of your own' }).click();
    await page.getByRole('button', { name: /^Notice/ }).click();
    const form = page.getByRole('dialog', { name: 'Notice' });
    await form.getByRole('textbox', { name: 'Words' }).fill('The office is closed on Friday.');
    await form.getByRole('button', { name: 'Done' }).click();
    await arranging.getByRole('button', { name: 'Edit Own block: Notice' }).click();
    await form.getByRole('textbox', { name: 'Words' }).fill('The office is closed on Monday.');
    await form.getByRole('button', { name: 'Done' }).click();
    await arranging.getByRole('button', { name: 'Save arrangement' }).click();
    await expect(page.getByText('The page is arranged.')).toBeVisible();
    const html = await (await page.request.get(`${site.origin}/giving`)).text();
    expect(html).toContain('The office is closed on Monday.');

    // The original order would delete it, so it is asked for first.
    await page.getByRole('button', { name: 'Arrange “Ways to Give”' }).click();
    await arranging.getByRole('button', { name: 'Use the original order' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Use the original order' });
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect(arranging.getByRole('button', { name: 'Edit Own block: Notice' })).toBeVisible();
    await arranging.getByRole('button', { name: 'Use the original order' }).click();
    await asking.getByRole('button', { name: 'Use the original order' }).click();
    await expect(page.getByText('The original order is back.')).toBeVisible();
    await expect(arranging).toBeHidden();
  },
);

test('a page is put into a menu when it is published', byNight, async ({ page, context }) => {
  const headers = { cookie: await staffCookie(site.origin), origin: site.origin };
  const made = await page.request.post(`${site.origin}/api/pages`, {
    data: { kind: 'page', title: 'Our Garden' },
    headers,
  });
  const { id } = await made.json();
  await unlock(context, site.origin);
  await openReady(page, `${site.origin}/site-pages?page=${id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByLabel('In the menu').selectOption({ label: 'At the end of the footer' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`${site.origin}/about`)).text())
    .toContain('href="/our-garden"');
  await page.request.delete(`${site.origin}/api/navigation`, { headers });
  await page.request.delete(`${site.origin}/api/pages/${id}`, { headers });
});

test('while a service is live, a phone’s header holds the name of the church whole', async ({
  page,
  context,
}) => {
  await unlock(context, site.origin);
  const say = (live_override: string) =>
    page.request.patch(`${site.origin}/api/settings`, {
      data: { live_override, live_override_until: '2999-12-31T00:00:00Z' },
    });
  expect((await say('live')).ok()).toBe(true);
  for (const width of [320, 390, 479]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.origin}/about`);
    await expect(page.getByRole('link', { name: 'Watch live', exact: true }).first()).toBeVisible();
    await untilLettersShow(page);
    expect(await page.evaluate(pastTheEdge), `at ${width} px`).toEqual([]);
  }
  await say('off');
});

test('staff add an entry, place it below another and switch a page off', async ({ page, context }) => {
  await unlock(context, site.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, `${site.origin}/menus`);
  const menu = page.getByRole('region', { name: 'Main menu' });
  const add = menu.getByRole('button', { name: 'Add an entry to: Main menu' });
  const heading = menu.getByRole('heading', { name: 'Main menu' });
  await expect(heading).toBeVisible();
  await expect(add).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2600);
  const unfold = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await unfold('Main menu');
  await unfold('Pages of the site');
  await add.click();
  await expect(menu.getByText('7 of 7 entries')).toBeVisible();
  const entry = menu.getByRole('listitem').last();
  await entry.getByLabel('Words').fill('Beliefs');
  await entry.getByLabel('Leads to').fill('/belief');
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(entry.getByText('There is no page at this address.')).toBeVisible();
  await expect(entry.getByLabel('Leads to')).toBeFocused();
  // What is refused stays in sight.
  await unfold('Main menu');
  await expect(entry.getByLabel('Leads to')).toBeVisible();
  await entry.getByLabel('Leads to').fill('/beliefs');
  await page.getByRole('switch', { name: 'Show Live Worship Service' }).click();
  expect(await page.evaluate(pastTheEdge)).toEqual([]);
  await page.getByRole('button', { name: 'Save menus' }).click();
  await expect(page.getByText('The menus are saved.')).toBeVisible();
  const { main, hidden } = await (await page.request.get(`${site.origin}/api/navigation`)).json();
  expect([main.at(-1), hidden]).toEqual([
    link('About', '/about', { label: 'Beliefs', to: '/beliefs' }),
    ['/livestream'],
  ]);
  await page.getByRole('button', { name: 'Use the original menus' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Use the original menus' }).click();
  await expect(page.getByText('The original menus are back.')).toBeVisible();
});
