import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { addEvent, inDays, uniqueTitle } from '../support/events.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { byNight, expect, openReady, test, unlock } from '../support/test.ts';

/** Marks the document, so that loading another one shows. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a link is followed without loading a document, from its page’s top', async ({ page }) => {
  await openReady(page, paths.beliefs);
  await markDocument(page);
  const link = page.getByRole('link', { name: 'Our mission and vision' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(paths.missionVision);
  await expect(page.getByRole('heading', { name: 'Mission & Vision' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a tab changes the list and leaves the window and the focus where they are', async ({ page }) => {
  await openReady(page, paths.about);
  await markDocument(page);
  const tab = page
    .getByRole('navigation', { name: 'Kinds of questions' })
    .getByRole('link', { name: 'Services' });
  await tab.focus();
  const top = await tab.evaluate((element) => element.getBoundingClientRect().top);
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeFocused();
  expect(await tab.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link opens in another tab where the browser is asked for one', byNight, async ({ page, context }) => {
  await openReady(page, paths.beliefs);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Our mission and vision' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(paths.missionVision);
  await expect(page).toHaveURL(paths.beliefs);
});

test('a page that is come back to shows what its document held', byNight, async ({ page }) => {
  await openReady(page, paths.beliefs);
  await markDocument(page);
  const main = page.getByRole('main');
  const words = await main.innerText();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Beliefs', exact: true })).toBeVisible();
  expect(await main.innerText()).toBe(words);
  expect(await isSameDocument(page)).toBe(true);
});

test('a change renders what is new, and keeps the rest and the focus', async ({ page, browser, baseURL }) => {
  const staff = await browser.newContext({ baseURL: String(baseURL) });
  await unlock(staff, String(baseURL));
  const kept = await addEvent(staff.request, { title: uniqueTitle('Kept'), date: inDays(0) });
  const changed = await addEvent(staff.request, { title: uniqueTitle('Changed'), date: inDays(0) });
  await page.goto('/events?show=200');
  const link = (title: string) => page.getByRole('article').getByRole('link', { name: title, exact: true });
  await link(kept.title).evaluate((element) => void Object.assign(element, { isKept: true }));
  await link(changed.title).focus();
  const title = uniqueTitle('Renamed');
  expect((await staff.request.patch(`/api/events/${changed.id}`, { data: { title } })).status()).toBe(200);
  await expect(link(title)).toBeFocused();
  expect(await link(kept.title).evaluate((element) => 'isKept' in element)).toBe(true);
  await staff.close();
});

test.describe('where the document is not as React expects it', () => {
  // It says that it has given up.
  test.use({ expectedErrors: [/Minified React error|hydrat/i] });

  test('all of the page is rendered again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.beliefs, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const words = await page.getByRole('main').innerText();
    // As an extension of a browser may.
    await page.evaluate(() => document.querySelector('.site-header > div')?.replaceWith('Sold'));
    await release();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await page.getByRole('main').innerText()).toBe(words);
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
  });
});
