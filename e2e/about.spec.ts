import { church } from '#lib/core/church/church.ts';
import { structuredData } from './support/structured-data.ts';
import { expect, test } from './support/test.ts';

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
