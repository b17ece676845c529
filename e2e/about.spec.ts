import { church } from '#lib/core/church/church.ts';
import { sql } from './support/database.ts';
import { structuredData } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

// The leaders are one list for the whole site, so these tests take turns.
test.describe.configure({ mode: 'default' });

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
  test.afterEach(() => sql('DELETE FROM leaders'));

  test('staff name two leaders, put them in order by keys, and take one away and back', async ({
    page,
    browser,
    asAdmin: _,
  }) => {
    await page.goto('/about');
    const leaders = page.getByRole('region', { name: 'The people who look after things' });
    const dialog = page.getByRole('dialog');
    await leaders.getByRole('button', { name: 'Add the First Leader' }).tap();
    await dialog.getByRole('button', { name: 'Worship Leader' }).tap();
    await dialog.getByRole('button', { name: 'Add Leader' }).tap();
    await expect(dialog.getByText('Please give a name.').first()).toBeVisible();
    await dialog.getByLabel('Name').fill('Ana Lucero');
    await dialog.getByRole('textbox', { name: 'Picture' }).fill('/icon-512.png');
    const picture = dialog.locator('.focus-point');
    await picture.tap({ position: { x: 20, y: 20 } });
    const mark = dialog.getByRole('slider', { name: 'What stays in sight' });
    const before = await mark.getAttribute('aria-valuetext');
    await mark.press('ArrowRight');
    await expect(mark).not.toHaveAttribute('aria-valuetext', String(before));
    const [x, y] = String(await mark.getAttribute('aria-valuetext')).match(/\d+/g) ?? [];
    await dialog.getByRole('button', { name: 'Add Leader' }).tap();
    await expect(leaders.getByRole('heading', { name: 'Ana Lucero' })).toBeVisible();
    await expect(leaders.getByRole('img', { name: 'Ana Lucero' })).toHaveCSS(
      'object-position',
      `${x}% ${y}%`,
    );

    await leaders.getByRole('button', { name: 'Add Leader' }).tap();
    await dialog.getByLabel('Name').fill('Ben Okafor');
    await dialog.getByLabel('E-mail').fill('ben@example.org');
    await dialog.getByRole('button', { name: 'Add Leader' }).tap();
    await leaders.getByRole('button', { name: 'Change Order' }).tap();
    const handle = dialog.getByRole('button', { name: /^Move Ben Okafor, place/ });
    await handle.press('ArrowUp');
    await expect(handle).toBeFocused();
    await dialog.getByRole('button', { name: 'Save Order' }).tap();
    await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(['Ben Okafor', 'Ana Lucero']);

    const visitor = await (await browser.newPage()).request.get(page.url());
    expect(await visitor.text()).toMatch(/Ben Okafor.*mailto:ben@example\.org.*Ana Lucero.*Worship Leader/s);

    await leaders.getByRole('button', { name: 'Remove Ben Okafor' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).tap();
    await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(['Ana Lucero']);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(leaders.getByRole('heading', { level: 3 })).toHaveText(['Ben Okafor', 'Ana Lucero']);
  });
});
