import { axeProblems, stickingOut } from '../../support/accessibility.ts';
import { sql } from '../../support/sites/database.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const letter = '00000000-0000-4000-8000-0000001e77e4';

/** A week with everything in it. */
const items = [
  ['service', 'Sunday Worship', 'Sunday, November 29, 9:00 AM', null, 'Held in the school hall'],
  ['service', 'Evening prayer', 'Wednesday, December 2, 7:00 PM', null, null],
  ...Array.from({ length: 9 }, (_, i) => ['event', `Gathering ${i + 1}`, 'Saturday, 6:00 PM', 'Hall', null]),
  ['news', 'The bell is back', 'November 27', null, 'It rings again from Sunday on.'],
  ['sermon', 'Keep Watch', 'Sunday, November 22', null, 'Lead Pastor · Mark 13'],
].map(([kind, title, when, where, note]) => ({
  kind,
  title,
  when,
  where,
  note,
  url: 'https://elsewhere.example/',
}));

test.beforeAll(async () => {
  await sql(
    `INSERT INTO letters (id, kind, subject, words, items, topics, state, sent_at, is_public, first_day)
     VALUES ($1, 'week', 'This week at church', '<p>Dear friends, <a href="/visit">come and see</a>.</p>', $2,
       '{week}', 'sent', now(), true, '2026-11-26')`,
    [letter, JSON.stringify(items)],
  );
});

test.afterAll(() => sql('DELETE FROM letters WHERE id = $1', [letter]));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a letter is a page of the site, and prints alone on one sheet', async ({ page }) => {
    await page.goto('/letters');
    await page.getByRole('link', { name: 'This week at church' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This week at church' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
    await expect(page.getByText('Held in the school hall')).toBeVisible();
    await expect(page.getByRole('link', { name: 'come and see' })).toHaveAttribute('href', '/visit');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test('its page fits a phone and has no fault of accessibility', async ({ page }) => {
  await page.goto(`/letters/${letter}`);
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
});

test('it is listed for programs, and a strange one is no page', async ({ request }) => {
  expect(await (await request.get('/letters/feed.xml')).text()).toContain(`/letters/${letter}`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`/letters/${letter}`);
  expect((await request.get('/letters/00000000-0000-4000-8000-00000000dead')).status()).toBe(404);
});
