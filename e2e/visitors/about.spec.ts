import { church } from '#lib/core/church/church.ts';
import { sql } from '../support/sites/database.ts';
import { structuredData } from '../support/structured-data.ts';
import { byNight, expect, test } from '../support/test.ts';

test('the story is told with its years, and leads on to beliefs and mission', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle(`About Us - ${church.name}`);
  await expect(page.getByText(String(church.foundedYear), { exact: true })).toBeVisible();
  await expect(page.getByText(String(church.buildingYear), { exact: true })).toBeVisible();
  for (const value of ['Love God', 'Biblical Truth', 'Authentic Community', 'Missional Living']) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  const leaders = page.getByRole('region', { name: 'The people who look after things' });
  await expect(leaders.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('link', { name: /^What we believe/ }).click();
  await expect(page).toHaveURL('/beliefs');
  await page.goBack();
  await page.getByRole('link', { name: /^Mission and vision/ }).click();
  await expect(page).toHaveURL('/mission-vision');
});

test('questions change with their tab, and an address opens one of them', async ({ page }) => {
  await page.goto('/about');
  const tabs = page.getByRole('navigation', { name: 'Kinds of questions' });
  await expect(tabs.getByRole('link')).toHaveText(['General', 'Services', 'Getting Involved']);
  await expect(tabs.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'What should I wear?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where do you meet?' })).toBeHidden();
  await page.goto('/about?tab=involved');
  await expect(page.getByRole('heading', { name: 'Where could I help?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Plan Your Visit' }).click();
  await expect(page).toHaveURL('/visit');
});

test('search engines read every question, and each answer is in the page', async ({ page }) => {
  await page.goto('/about');
  const faq = await structuredData(page, 'FAQPage');
  const questions = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(10);
  const text = await page.getByRole('main').evaluate((main) => main.textContent);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.afterEach(() => sql("DELETE FROM page_texts WHERE key = 'about.leaders'"));

  test(
    'staff name two leaders, reorder them by keys, and undo it',
    byNight,
    async ({ page, browser, asAdmin: _ }) => {
      await page.goto('/about');
      const leaders = page.getByRole('region', { name: 'The people who look after things' });
      const names = leaders.getByRole('heading', { level: 3 });
      await leaders.getByRole('button', { name: 'Change the words: About Us: The leaders' }).tap();
      const dialog = page.getByRole('dialog');
      const entries = dialog.locator('.words-entry');
      for (let left = 4; left > 2; left -= 1)
        await dialog.getByRole('button', { name: `Remove leader ${left}` }).tap();
      await expect(entries).toHaveCount(2);
      const [first, second] = [entries.nth(0), entries.nth(1)];
      await first.getByLabel('Role').fill('');
      await dialog.getByRole('button', { name: 'Save' }).tap();
      await expect(dialog.getByText('Please give a name, or at least a role.').first()).toBeVisible();
      await first.getByLabel('Name').fill('Ana Lucero');
      await first.getByLabel('Role').fill('Worship Leader');
      await first.getByRole('textbox', { name: 'Picture' }).fill('/icon-512.png');
      await first.locator('.focus-point').tap({ position: { x: 20, y: 20 } });
      const mark = first.getByRole('slider', { name: 'What stays in sight' });
      const before = await mark.getAttribute('aria-valuetext');
      await mark.press('ArrowRight');
      await expect(mark).not.toHaveAttribute('aria-valuetext', String(before));
      const [x, y] = String(await mark.getAttribute('aria-valuetext')).match(/\d+/g) ?? [];
      await second.getByLabel('Name').fill('Ben Okafor');
      await second.getByLabel('E-mail').fill('ben@example.org');
      await dialog.getByRole('button', { name: 'Move leader 2 up' }).tap();
      await dialog.getByRole('button', { name: 'Save' }).tap();
      await expect(names).toHaveText(['Ben Okafor', 'Ana Lucero']);
      await expect(leaders.getByRole('img', { name: 'Ana Lucero' })).toHaveCSS(
        'object-position',
        `${x}% ${y}%`,
      );

      const visitor = await (await browser.newPage()).request.get(page.url());
      expect(await visitor.text()).toMatch(
        /Ben Okafor.*mailto:ben@example\.org.*Ana Lucero.*Worship Leader/s,
      );

      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(names).toHaveText([
        'Lead Pastor',
        'Associate Pastor',
        'Director of Family Ministries',
        'Worship Leader',
      ]);
    },
  );
});
