import type { Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { sql } from '../support/sites/database.ts';
import { byNight, expect, test } from '../support/test.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test('every ministry is there, under its category, with its people and its time', async ({ page }) => {
  await page.goto('/ministries');
  const tabs = page.getByRole('navigation', { name: 'Ministries by category' });
  await expect(tabs.getByRole('link')).toHaveText([
    'All Ministries',
    'Adult',
    'Youth',
    'Children',
    'International',
  ]);
  for (const { title, category, leadername, meetingtimes } of fallbackMinistries) {
    const card = page
      .getByRole('region', { name: category, exact: true })
      .getByRole('article', { name: title, exact: true });
    await expect(card).toContainText(String(leadername));
    await expect(card).toContainText(String(meetingtimes));
  }
  const mail = page
    .getByRole('region', { name: 'Ready to Get Involved' })
    .getByRole('link', { name: 'Contact Us' });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${church.email}`));
});

test('on a phone every tab is within the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ministries');
  const tabs = page.getByRole('navigation', { name: 'Ministries by category' }).getByRole('link');
  const ends = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().right));
  expect(ends).toHaveLength(5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
});

test('a description is a 140 px window that scrolls by keys and opens', async ({ page }) => {
  await page.goto('/ministries');
  const description = page.getByRole('region', { name: 'About Women’s Ministry' });
  await expect(description).toHaveCSS('height', '140px');
  await description.focus();
  await page.keyboard.press('End');
  await expect.poll(() => description.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await cardOf(page, 'Women’s Ministry').getByText('Read on').click();
  await expect
    .poll(() => description.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBe(0);
});

test('a tab shows its category alone', async ({ page }) => {
  await page.goto('/ministries');
  await page.getByRole('link', { name: 'Youth', exact: true }).click();
  await expect(page).toHaveURL('/ministries?tab=youth');
  await expect(page.getByRole('link', { name: 'Youth', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(cardOf(page, 'Youth Group')).toBeVisible();
  await expect(cardOf(page, 'Men’s Ministry')).toBeHidden();
});

test('each anchor leads to its category', async ({ page }) => {
  for (const [anchor, category] of [
    ['adult', 'Adult'],
    ['youth', 'Youth'],
    ['children', 'Children'],
    ['international', 'International'],
  ] as const) {
    await page.goto(`/ministries#${anchor}`);
    await expect(page.getByRole('heading', { level: 2, name: category })).toBeInViewport();
  }
});

test('the floating Refresh Images covers neither words nor the page’s end', async ({ page }) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ministries');
    const button = page.getByRole('button', { name: 'Refresh Images' });
    await expect(button).toBeInViewport();
    const strip = await page.locator('.refresh-images').evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return [left + 2, innerWidth / 2, right - 2].map(
        (x) =>
          document.elementFromPoint(x, (top + bottom) / 2)?.closest('article, .refresh-images')?.className,
      );
    });
    for (const met of strip) expect(met).toContain('refresh-images');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Staff', exact: true })).toBeInViewport();
    await expect(button).not.toBeInViewport();
  }
});

test('Refresh Images reads Refreshing... for half a second, then says so', async ({ page }) => {
  await page.clock.install();
  await page.goto('/ministries');
  const button = page.getByRole('button', { name: 'Refresh Images' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button.click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  await page.clock.runFor(499);
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(button).toBeVisible();
  await expect(page.getByText('Content refreshed')).toBeVisible();
});

test.describe('a picture', () => {
  const setPicture = (imageurl: string | null) =>
    sql('UPDATE ministries SET imageurl = $1 WHERE title = $2', [imageurl, 'Youth Group']);
  test.afterEach(() => setPicture(null));
  test.use({ expectedErrors: [/404/] });

  /** The change comes from outside the site: the page has it a moment later. */
  async function openWhen(page: Page, isThere: () => Promise<boolean>): Promise<void> {
    await expect(async () => {
      await page.goto('/ministries?tab=youth');
      expect(await isThere()).toBe(true);
    }).toPass();
  }

  test('is loaded again on refresh', byNight, async ({ page }) => {
    await setPicture('/icon-512.png');
    const picture = page.getByRole('img', { name: 'Youth Group' });
    await openWhen(page, () => picture.isVisible());
    const before = String(await picture.getAttribute('src'));
    expect(before).toMatch(/^\/icon-512\.png\?t=\d+$/);
    await page.getByRole('button', { name: 'Refresh Images' }).click();
    await expect(picture).not.toHaveAttribute('src', before);
    await expect(picture).toHaveAttribute('src', /^\/icon-512\.png\?t=\d+$/);
  });

  test('that cannot be loaded gives way to the drawn one, and the card says so', async ({ page }) => {
    await setPicture('/no-such-picture.jpg');
    const note = page.getByText('Using placeholder image');
    await openWhen(page, async () => (await page.content()).includes('no-such-picture'));
    await expect(note).toBeVisible();
  });
});

test.describe('staff', () => {
  const title = 'International Missions';

  test('change a ministry in place, and the next visitor sees it', async ({ page, asAdmin: _, browser }) => {
    await page.goto('/ministries');
    await cardOf(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Ministry Details' });
    await dialog.getByLabel('Leader Name').fill('Missions Council');
    await dialog
      .getByLabel('Description (HTML allowed)')
      .fill('<p>Letters read <b>aloud</b>.</p><script>x()</script>');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Ministry updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, title)).toContainText('Missions Council');

    const visitor = await browser.newPage();
    await visitor.goto(page.url());
    await expect(cardOf(visitor, title)).toContainText('Missions Council');
    expect(await cardOf(visitor, title).innerHTML()).toContain('<p>Letters read <b>aloud</b>.</p>');
    // A line leaves no hole in the window of 140 px.
    const { height = 140 } =
      (await visitor.getByRole('region', { name: `About ${title}` }).boundingBox()) ?? {};
    expect(height).toBeLessThan(100);
    await expect(visitor.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
    await visitor.close();
  });

  test(
    'see another time turn the women’s rule off, and its switch on again',
    byNight,
    async ({ page, asAdmin: _ }) => {
      await page.goto('/ministries');
      await page.getByRole('button', { name: 'Edit Women’s Ministry' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Ministry Details' });
      const rule = dialog.getByRole('switch', { name: 'This is the women’s ministry' });
      await expect(rule).toBeChecked();
      await dialog.getByLabel('Meeting Times').fill('Thursdays 6:00 pm');
      await expect(rule).not.toBeChecked();
      await expect(dialog.getByText('The women’s ministry rule is off')).toBeVisible();
      await rule.click();
      await expect(dialog.getByLabel('Meeting Times')).toHaveValue(church.womensMinistryMeetingTime);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    },
  );

  test('add a ministry in a new category, whose tab goes with it', byNight, async ({ page, asAdmin: _ }) => {
    await page.goto('/ministries');
    await page.getByRole('button', { name: 'Add Ministry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Ministry' });
    await dialog.getByLabel('Title').fill('Porch Choir');
    await dialog.getByLabel('Description').fill('<p>Songs that everybody knows.</p>');
    await dialog.getByLabel('Another…').check();
    await dialog.getByLabel('Name of the category').fill('Música');
    await dialog.getByRole('textbox', { name: /^Link/ }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Add Ministry' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: /^Link/ }).fill('/calendar');
    await dialog.getByRole('button', { name: 'Add Ministry' }).click();
    const tab = page.getByRole('navigation', { name: 'Ministries by category' }).getByText('Música');
    await tab.click();
    await expect(page).toHaveURL('/ministries?tab=musica');
    await expect(page.getByRole('article')).toHaveCount(1);
    await cardOf(page, 'Porch Choir').getByRole('button', { name: 'Remove Porch Choir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(cardOf(page, 'Porch Choir')).toHaveCount(0);
    await expect(tab).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(fallbackMinistries.length);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every ministry is listed; tabs and Refresh Images load the page', async ({ page }) => {
    await page.goto('/ministries');
    await expect(page.getByRole('article')).toHaveCount(fallbackMinistries.length);
    await page.getByRole('link', { name: 'Children', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Refresh Images' }).click();
    await expect(page).toHaveURL('/ministries?tab=children');
  });
});
