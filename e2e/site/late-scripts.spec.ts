import type { Browser, Page } from 'playwright/test';
import { banner, hearTestAlone, message } from '../support/banner.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { byNight, expect, openReady, test, unlock, untilReady } from '../support/test.ts';

test('a button pressed before the scripts have come does its work once they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Staff' }).click();
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('the keyword typed before the scripts have come is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/visit', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.keyboard.type('admin');
  await release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('keys and clicks around the start of a page are heard once, in order', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // Where admin mode listens too, but from the start: what is heard here twice would be heard twice there.
    document.addEventListener('keydown', ({ key }) => heard.push(key));
    document.addEventListener('click', () => heard.push('press'));
    // Nothing is to open over the button.
    addEventListener('belltower:unlock', (event) => event.stopImmediatePropagation(), true);
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join(' '));
  const isReady = () => page.evaluate(() => 'isReady' in window);
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const staff = page.getByRole('button', { name: 'Staff' });
  await staff.scrollIntoViewIfNeeded();
  const box = await staff.boundingBox();
  const done: string[] = [];
  const work = async () => {
    for (const letter of 'bell') await page.keyboard.press(letter);
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    done.push(...'bell', 'press');
  };
  await work();
  expect(await isReady()).toBe(false);
  await release();
  while (!(await isReady())) await work();
  await work();
  await expect.poll(heard).toBe(done.join(' '));
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('whose menu is the first thing tapped shows it until a choice is made', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await page.locator('summary[aria-label="Menu"]').click();
    await release();
    await untilReady(page);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Giving' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ways to Give');
    await expect(menu).toBeHidden();
  });
});

test('sermons filtered before the scripts run are found once they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/sermons', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('searchbox').fill('neighbor');
  const series = page.getByRole('button', { name: /^Series/ });
  await series.click();
  const names = page.getByRole('dialog', { name: 'Series' });
  await names.getByRole('checkbox', { name: 'Stories Jesus Told' }).check();
  await release();
  await expect(page).toHaveURL(/search=neighbor&series=Stories\+Jesus\+Told/);
  await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeAttached();
  // Opened by the browser, once, and closed by the same button.
  await expect(names).toBeVisible();
  await series.click();
  await expect(names).toBeHidden();
  await series.click();
  await names.getByRole('button', { name: 'Done' }).click();
  await expect(names).toBeHidden();
});

test('Refresh Images pressed before the scripts run answers once they do', byNight, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/ministries', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Refresh Images' }).click();
  await release();
  await expect(page.getByText('Content refreshed')).toBeVisible();
});

test('a banner under the pointer before the scripts run stays still', byNight, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await hearTestAlone(page);
  const release = await holdScripts(page);
  await page.goto('/giving', { waitUntil: 'commit' });
  await banner(page).hover();
  const words = () => message(page).evaluate((element: HTMLElement) => element.innerText);
  const first = await words();
  await release();
  await untilReady(page);
  await page.clock.runFor(11_000);
  expect(await words()).toBe(first);
  // Its motion follows the real clock: moved to where the message has gone by.
  await message(page).evaluate((text) => {
    for (const motion of text.getAnimations()) motion.currentTime = 60_000;
  });
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(5100);
  await expect(message(page)).not.toHaveText(first);
});

test.describe('scripts that do not arrive', () => {
  test.use({ expectedErrors: [/Failed to load|ERR_FAILED/] });

  test('leave a button of a form to the browser', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/ministries?tab=youth');
    const again = page.waitForRequest(/ministries\?tab=youth$/);
    await page.getByRole('button', { name: 'Refresh Images' }).click();
    await again;
  });
});

test.describe('scripts that the browser cannot read', () => {
  test.use({ expectedErrors: [/Unexpected|Invalid or unexpected token|too new/] });

  for (const script of ['class A { static { = } }', 'throw new TypeError("too new")'])
    test(`leave a button of a form to the browser: ${script}`, async ({ page }) => {
      await page.route('**/_next/static/chunks/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto('/ministries?tab=youth');
      const again = page.waitForRequest(/ministries\?tab=youth$/);
      await page.getByRole('button', { name: 'Refresh Images' }).click();
      await again;
    });
});

test('a browser without popovers opens the dialog once the scripts have come', byNight, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
    addEventListener('click', (event) => event.preventDefault());
  });
  const release = await holdScripts(page);
  await page.goto('/sermons', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Series/ }).click();
  await expect(page.getByRole('dialog', { name: 'Series' })).toBeHidden();
  await release();
  await expect(page.getByRole('dialog', { name: 'Series' })).toBeVisible();
});

test.describe('a page that nobody touches', () => {
  /** A page of its own: that of the other tests is touched as soon as it is there. */
  const opened = async (browser: Browser, address: string, prepare?: (page: Page) => Promise<void>) => {
    const page = await (await browser.newContext()).newPage();
    await prepare?.(page);
    // The timers stand still until the test runs them.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(address);
    return page;
  };
  const scripts = (page: Page) =>
    page.locator('script[src^="/_next/static/chunks/"]:not([nomodule])').count();
  const fetched = (page: Page) => page.locator('link[rel="prefetch"][as="script"]').count();

  test('fetches its scripts after one second and starts them after eight', async ({ browser, baseURL }) => {
    const page = await opened(browser, `${baseURL}/about`);
    await page.clock.runFor(900);
    expect([await fetched(page), await scripts(page)]).toEqual([0, 0]);
    await page.clock.runFor(200);
    expect(await fetched(page)).toBeGreaterThan(3);
    expect(await scripts(page)).toBe(0);
    await page.clock.runFor(6000);
    expect(await scripts(page)).toBe(0);
    await page.clock.runFor(1000);
    await expect.poll(() => scripts(page)).toBeGreaterThan(3);
    await page.context().close();
  });

  test('starts them on a mouse move, a scroll or a key', byNight, async ({ browser, baseURL }) => {
    const signs: Array<(page: Page) => Promise<void>> = [
      (page) => page.mouse.move(40, 40).then(() => page.mouse.move(60, 60)),
      (page) => page.mouse.wheel(0, 30),
      (page) => page.keyboard.press('Tab'),
    ];
    for (const sign of signs) {
      const page = await opened(browser, `${baseURL}/about`);
      expect(await scripts(page)).toBe(0);
      await sign(page);
      await expect.poll(() => scripts(page)).toBeGreaterThan(3);
      await page.context().close();
    }
  });

  test('does not wait when staff have admin mode on', byNight, async ({ browser, baseURL }) => {
    const page = await opened(browser, `${baseURL}/about`, (it) => unlock(it.context(), String(baseURL)));
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    await page.context().close();
  });
});

test('what is below the first screens is laid out last, and all of it is there soon', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.addInitScript(() => {
    const putOff: number[] = [];
    Object.assign(window, { putOff });
    new MutationObserver(() => {
      const rest = [...document.querySelectorAll('main > section')].slice(2);
      putOff.push(rest.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const most = () => page.evaluate(() => Math.max(...(window as unknown as { putOff: number[] }).putOff));
  const last = () => page.evaluate(() => (window as unknown as { putOff: number[] }).putOff.at(-1));
  await page.goto(`${baseURL}/`);
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
  expect([(await most()) > 2, await last()]).toEqual([true, 0]);
  await page.context().close();
});

test('a place within a page is looked for where all is laid out', byNight, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${baseURL}/about#leadership`);
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
  await expect(page.locator('#leadership')).toBeInViewport();
  await page.context().close();
});

test('a page inlines its styles and fetches no sheet, even once scripts run', async ({
  browser,
  baseURL,
}) => {
  // A page of its own: that of the other tests is touched as soon as it is there.
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['stylesheet', 'script'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${baseURL}/about`);
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(23, 32, 63)');
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.locator('script[src^="/_next/static/chunks/"]:not([nomodule])').count())
    .toBeGreaterThan(3);
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
  await page.context().close();
});

test('a page that another one leads to fetches its own sheet alone', byNight, async ({ page }) => {
  const sheets: string[] = [];
  page.on(
    'request',
    (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())),
  );
  await openReady(page, '/about');
  sheets.splice(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Events|Calendar/);
  expect(sheets.length).toBeLessThanOrEqual(1);
});
